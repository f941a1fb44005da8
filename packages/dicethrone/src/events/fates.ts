import { commits, type EventRule, move } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { heroThing } from '../query/heroes.ts'
import type { Table } from '../table.ts'
import { idsOf, seatZone, zoneOf } from '../zones.ts'

/** What more than two players bring: targets, and players who are out of the game before it is over. */

const targeted = commits(event.target, (m, draft) => {
  draft.hero = heroThing(m, draft.seat)
})

/** A player is out of the game; what they gave to others stays with them. */
const defeated = commits(event.defeated, (m, draft) => {
  const table = m.ownTable<Table>()
  table.defeated = [...table.defeated, draft.seat]
  draft.hero = heroThing(m, draft.seat)
})

/** A turn ends in the middle: cards being played are discarded, and no roll is open any more. */
const cut = commits(event.cutTurn, (m, draft) => {
  for (let seat = 0; seat < m.seats; seat++) {
    for (const card of idsOf(m, seatZone.playing, seat)) move(m, card, zoneOf(seatZone.discard, seat))
    for (const die of [...idsOf(m, seatZone.dice, seat), ...idsOf(m, seatZone.effectDice, seat)]) {
      const own = m.own(die)
      own['roll'] = 0
      if (m.inZone(die, 'effectDice')) own['pips'] = 0
    }
  }
  draft.hero = heroThing(m, draft.seat)
})

export const fateEvents: readonly EventRule[] = [targeted, defeated, cut]
