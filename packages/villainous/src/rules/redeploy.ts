import { message, NOTHING, procedure, type Seat, type ThingId, thingOptions } from '@quadriga/kernel/author'
import { alliesOf } from '../query/domain.ts'
import { destinations } from '../query/relocating.ts'
import { relocate } from './relocate.ts'

/** Some of a player's Allies are chosen and relocated one after the other, each by the rules of the action. */
export const redeploy = procedure<{ seat: Seat; most: number; left: readonly ThingId[] }>(
  'villainous.redeploy',
  {
    which(m, f) {
      const allies = alliesOf(m, f.seat).filter((id) => destinations(m, f.seat, id).length > 0)
      m.ask({
        seat: f.seat,
        ask: message('ask.redeploy'),
        shape: 'some',
        min: 1,
        max: Math.min(f.most, allies.length),
        options: thingOptions(m, 'relocate', allies),
        confirm: true,
      })
    },
    chosen(m, f) {
      f.left = m.chosen()
    },
    next(m, f) {
      const [thing] = f.left
      if (thing === undefined) {
        m.done()
        return
      }
      f.left = f.left.slice(1)
      m.goto('next')
      if (m.exists(thing) && destinations(m, f.seat, thing).length > 0)
        m.call(relocate, { seat: f.seat, thing, place: NOTHING, stone: NOTHING, given: true })
    },
  },
)
