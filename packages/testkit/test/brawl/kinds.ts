import { answerable, field, instant, patternsOver } from '@quadriga/kernel/author'

/** What happens in Brawl. */
export const event = {
  draw: instant('draw', {
    given: { seat: field.seat },
    made: { thing: field.thing },
    log: ['seat'],
    things: ['thing'],
  }),
  damage: answerable('damage', { given: { to: field.thing }, log: ['to', 'seat'], things: ['to'] }),
  stack: instant('stack', { given: { seat: field.seat, order: field.things }, log: ['seat'] }),
  scheme: instant('scheme', {
    given: { seat: field.seat },
    made: { thing: field.thing },
    log: ['seat', 'thing'],
    things: ['thing'],
  }),
  trap: instant('trap', {
    given: { seat: field.seat, thing: field.thing },
    log: ['seat', 'thing'],
    things: ['thing'],
  }),
  taunt: instant('taunt', { given: { seat: field.seat }, log: ['seat'] }),
}

export const on = patternsOver(event)
