import { forget, type Machine, move, NOBODY, NOTHING, type ThingId } from '@quadriga/kernel/author'
import { attachedTo, isKind } from '../query/domain.ts'
import { isStone } from '../query/stones.ts'

/** A card leaves play for its pile: its tokens go back, its Items go with it, a Stone stays where it is. */
export function leavePlay(m: Machine, id: ThingId): void {
  for (const attached of attachedTo(m, id)) {
    if (isStone(m, attached)) m.own(attached).host = NOTHING
    else leavePlay(m, attached)
  }
  const thing = m.own(id)
  thing.host = NOTHING
  thing['plusTokens'] = 0
  thing['minusTokens'] = 0
  forget(m, id)
  toPile(m, id)
}

/** To the pile a card belongs to: the Fate pile, or its owner's. */
export function toPile(m: Machine, id: ThingId): void {
  const { owner } = m.thing(id)
  const fate = owner === NOBODY || isKind(m, id, 'hero')
  if (fate) m.own(id).controller = NOBODY
  move(m, id, fate ? m.zoneIndex('fatePile') : m.zoneIndex('discard', owner))
}
