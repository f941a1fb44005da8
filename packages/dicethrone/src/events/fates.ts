import { type EventKind, move } from '@quadriga/kernel/author'
import { heroThing } from '../query/heroes.ts'
import type { Table } from '../table.ts'
import { idsOf, seatZone, zoneOf } from '../zones.ts'

/** What more than two players bring: targets, and players who are out of the game before it is over. */

const targeted: EventKind = {
  kind: 'target',
  commit(m, draft) {
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero', 'target'],
  things: ['hero', 'target'],
}

/** A player is out of the game; what they gave to others stays with them. */
const defeated: EventKind = {
  kind: 'defeated',
  commit(m, draft) {
    const table = m.ownTable<Table>()
    table.defeated = [...table.defeated, draft.seat]
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

/** A turn ends in the middle: cards being played are discarded, and no roll is open any more. */
const cut: EventKind = {
  kind: 'cutTurn',
  commit(m, draft) {
    for (let seat = 0; seat < m.seats; seat++) {
      for (const card of idsOf(m, seatZone.playing, seat)) move(m, card, zoneOf(seatZone.discard, seat))
      for (const die of [...idsOf(m, seatZone.dice, seat), ...idsOf(m, seatZone.effectDice, seat)]) {
        const own = m.own(die)
        own['roll'] = 0
        if (m.inZone(die, 'effectDice')) own['pips'] = 0
      }
    }
    draft['hero'] = heroThing(m, draft.seat)
  },
  log: ['hero'],
  things: ['hero'],
}

export const fateEvents: readonly EventKind[] = [targeted, defeated, cut]
