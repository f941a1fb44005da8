import { commits, type Machine, NOTHING, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event, type Fallen } from '../kinds/index.ts'
import { domainOf, hasKeyword, isCharacter, placeOf } from '../query/domain.ts'
import { collector, markOn } from '../query/marks.ts'
import { isSpared } from '../query/vanquish.ts'
import { collectMark, leavePlay } from './leaving.ts'

/** A character as it falls: who comes back stays where it is for now. */
function fell(m: Machine, id: ThingId, by: Seat): Fallen {
  const mark = markOn(m, id)
  const domain = domainOf(m, id)
  const fallen = {
    thing: id,
    code: m.thing(id).face,
    place: placeOf(m, id),
    domain,
    marked: mark !== NOTHING,
  }
  // Only Hela's own defeats, at home, collect.
  if (mark !== NOTHING && by === collector(m) && domain === by) collectMark(m, mark, by)
  if (!hasKeyword(m, id, 'comesBack')) leavePlay(m, id)
  return fallen
}

const vanquish = commits(event.vanquish, (m, draft) => {
  const faces = (ids: readonly ThingId[]): string[] => ids.map((id) => m.thing(id).face)
  draft.struck = faces(draft.targets)
  // What goes in their place fights only by its text.
  draft.used = faces(draft.fighters.filter((id) => isCharacter(m, id)))
  // Looked at only now: somebody else may have gone in place of the one who carries the Stone.
  const lost = draft.spent.filter((id) => !draft.targets.some((target) => isSpared(m, id, target)))
  draft.lost = faces(lost)
  draft.fallen = draft.targets.map((id) => fell(m, id, draft.seat))
  for (const id of lost) leavePlay(m, id)
})

const defeat = commits(event.defeat, (m, draft) => {
  draft.fallen = [fell(m, draft.thing, draft.seat)]
})

export const fightEvents = [vanquish, defeat, commits(event.fall)]
