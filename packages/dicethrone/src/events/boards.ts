import { commits, type EventRule, turnFace } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { AbilityDefinition } from '../definition.ts'
import { heroThing } from '../query/heroes.ts'
import { idsOf, seatZone, zoneOf } from '../zones.ts'

/** A hero board is turned over: every ability gives way to the one on its other side, for the rest of the game. */
const flipped = commits(event.flip, (m, draft) => {
  for (const id of idsOf(m, seatZone.board, draft.seat)) {
    const { flipsTo } = m.definition(id) as AbilityDefinition
    if (flipsTo !== '') turnFace(m, id, flipsTo)
  }
  // Another list for another side: what is known of a board is kept by its list.
  const board = m.ownZone(zoneOf(seatZone.board, draft.seat))
  board.ids = [...board.ids]
  draft.hero = heroThing(m, draft.seat)
})

/** A player looks at the hand of another. */
const looked = commits(event.look, (m, draft) => {
  for (const id of idsOf(m, seatZone.hand, draft.of)) m.reveal(id, 1 << draft.seat)
  draft.hero = heroThing(m, draft.seat)
  draft.other = heroThing(m, draft.of)
})

export const boardEvents: readonly EventRule[] = [flipped, looked]
