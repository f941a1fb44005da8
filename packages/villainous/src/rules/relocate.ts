import {
  type Machine,
  message,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { proposeFor } from '../events/propose.ts'
import { isKind, placeOf, villainCard } from '../query/domain.ts'
import { destinations } from '../query/relocating.ts'
import { looseStones } from '../query/stones.ts'
import { pickedThing, whereTo } from './picks.ts'
import { useSymbol } from './symbolUse.ts'

interface Relocation {
  seat: Seat
  thing: ThingId
  place: ThingId
  stone: ThingId
  /** Given by a card: no symbol is used. */
  free: boolean
}

/** The Relocate action: one card, one destination, and for a raider who comes home perhaps a Stone. */
export const relocate = procedure<Relocation>('villainous.relocate', {
  where(m, f) {
    const options = whereTo(m, destinations(m, f.seat, f.thing))
    m.ask({ seat: f.seat, ask: message('ask.to'), options, because: f.thing, confirm: true })
  },
  chosen(m, f) {
    f.place = pickedThing(m, whereTo(m, destinations(m, f.seat, f.thing)))
    f.stone = NOTHING
    if (portable(m, f.seat, f.thing, f.place).length === 0) m.goto('go')
  },
  carry(m, f) {
    const options = [...thingOptions(m, 'carry', portable(m, f.seat, f.thing, f.place)), PASS]
    m.ask({ seat: f.seat, ask: message('ask.carry'), options, because: f.thing })
  },
  take(m, f) {
    f.stone = pickedThing(m, thingOptions(m, 'carry', portable(m, f.seat, f.thing, f.place)))
  },
  go(m, f) {
    if (f.free !== true) useSymbol(m, f.seat, 'relocate')
    goThere(m, f)
  },
  arrive(m, f) {
    m.done()
    if (f.stone !== NOTHING) proposeFor(m, f.seat, 'captureStone', { thing: f.stone })
  },
})

function goThere(m: Machine, { seat, thing, place }: Relocation): void {
  proposeFor(m, seat, 'relocate', { thing, place })
}

/** Loose Stones that an Ally may bring from its location to the raider's own domain. */
export function portable(q: Query, seat: Seat, ally: ThingId, to: ThingId): ThingId[] {
  if (!villainCard(q, seat).raids || !isKind(q, ally, 'ally') || q.thing(to).owner !== seat) return []
  return looseStones(q, placeOf(q, ally))
}
