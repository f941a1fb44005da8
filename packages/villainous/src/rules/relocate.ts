import {
  message,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, domainOf, isKind, placeOf, villainCard } from '../query/domain.ts'
import { destinations } from '../query/relocating.ts'
import { looseStones } from '../query/stones.ts'
import { whereTo } from './whereTo.ts'
import { useSymbol } from './symbolUse.ts'

interface Relocation {
  seat: Seat
  thing: ThingId
  place: ThingId
  stone: ThingId
  /** Given by a card: no symbol is used. */
  given: boolean
}

/** The Relocate action: one card, one destination, and for a raider who comes home perhaps a Stone. */
export const relocate = procedure<Relocation>('villainous.relocate', {
  where(m, f) {
    const options = whereTo(m, destinations(m, f.seat, f.thing))
    m.ask({ seat: f.seat, ask: message('ask.to'), options, because: f.thing, confirm: true })
  },
  chosen(m, f) {
    f.place = m.chosen()[0] ?? NOTHING
    f.stone = NOTHING
    if (portable(m, f.seat, f.thing, f.place).length === 0) m.goto('go')
  },
  carry(m, f) {
    const options = [...thingOptions(m, 'carry', portable(m, f.seat, f.thing, f.place)), PASS]
    m.ask({ seat: f.seat, ask: message('ask.carry'), options, because: f.thing })
  },
  take(m, f) {
    f.stone = m.chosen()[0] ?? NOTHING
  },
  go(m, f) {
    if (f.given !== true) useSymbol(m, f.seat, 'relocate')
    m.propose(event.relocate, { ...by(m, f.seat), thing: f.thing, place: f.place })
  },
  arrive(m, f) {
    m.done()
    if (f.stone !== NOTHING) m.happen(event.captureStone, { ...by(m, f.seat), thing: f.stone })
  },
})

/** Loose Stones that an Ally may bring from its location to the raider's own domain. */
export function portable(q: Query, seat: Seat, ally: ThingId, to: ThingId): ThingId[] {
  if (!villainCard(q, seat).raids || !isKind(q, ally, 'ally') || domainOf(q, to) !== seat) return []
  return looseStones(q, placeOf(q, ally))
}
