import { field, instant } from '@quadriga/kernel/author'

/** A companion is hurt or healed; damage beyond its health is lost. */
export const companion = instant('companion', {
  given: { seat: field.seat, thing: field.thing, damage: field.number, heal: field.number },
  made: { hero: field.thing },
  log: ['hero', 'thing', 'damage', 'heal'],
  things: ['hero', 'thing'],
})

/** A companion comes from the leaflet into play, with one of its sides up. */
export const build = instant('build', {
  given: { seat: field.seat, thing: field.thing, side: field.word() },
  made: { hero: field.thing },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

export const turnCompanion = instant('turnCompanion', {
  given: { seat: field.seat, thing: field.thing },
  made: { hero: field.thing },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

/** A companion is activated: it remembers that for the turn, and an open attack how often it was. */
export const help = instant('help', {
  given: { seat: field.seat, thing: field.thing },
  made: { hero: field.thing },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

/** A companion that grows: a new one of the first kind, or one of the next kind instead of another. */
export const grow = instant('grow', {
  given: { seat: field.seat, from: field.thing, companion: field.word() },
  made: { hero: field.thing, thing: field.thing },
  log: ['hero', 'thing'],
  things: ['hero', 'thing'],
})

/** A companion goes; what was spent is remembered by kind for the turn. */
export const loseCompanion = instant('loseCompanion', {
  given: { seat: field.seat, thing: field.thing, how: field.word<'spent' | 'removed'>() },
  made: { hero: field.thing, companion: field.word() },
  log: ['hero', 'companion', 'how'],
  things: ['hero'],
})
