import { forget, type Machine, move, NOBODY, NOTHING, type Seat, type ThingId } from '@quadriga/kernel/author'
import { attachedTo, isKind, locationNamed } from '../query/domain.ts'
import { collector, isMark, VAULT } from '../query/marks.ts'
import { isStone } from '../query/stones.ts'

/**
 * A card leaves play, for its pile unless another zone is said: its tokens go back, its Items go to their piles, a Soul Mark
 * to the supply, and a Stone stays where it is. Gives its id from then on.
 */
export function leavePlay(m: Machine, id: ThingId, zone = NOTHING): ThingId {
  for (const attached of attachedTo(m, id)) {
    if (isStone(m, attached)) m.own(attached).host = NOTHING
    else if (isMark(m, attached)) supplyMark(m, attached)
    else leavePlay(m, attached)
  }
  const thing = m.own(id)
  thing.host = NOTHING
  thing['plusTokens'] = 0
  thing['minusTokens'] = 0
  forget(m, id)
  if (zone === NOTHING) return toPile(m, id)
  thing.controller = thing.owner
  return move(m, id, zone)
}

/** To the pile a card belongs to: the Fate pile, or its owner's. A rival is out of the game for good. */
export function toPile(m: Machine, id: ThingId): ThingId {
  const { owner } = m.thing(id)
  if (isKind(m, id, 'rival')) return move(m, id, m.zoneIndex('gone'))
  const fate = owner === NOBODY || isKind(m, id, 'hero', 'crisis')
  m.own(id).controller = fate ? NOBODY : owner
  return move(m, id, fate ? m.zoneIndex('fatePile') : m.zoneIndex('discard', owner))
}

/** A Soul Mark goes back to the supply. */
export function supplyMark(m: Machine, mark: ThingId): void {
  m.own(mark).host = NOTHING
  move(m, mark, m.zoneIndex('supply', collector(m)))
}

/** Hela's own defeat of a marked Hero in her domain brings its Soul Mark to the vault. */
export function collectMark(m: Machine, mark: ThingId, by: Seat): void {
  m.own(mark).host = NOTHING
  const vault = m.thing(locationNamed(m, VAULT, by))
  move(m, mark, m.zoneIndex(vault.face, vault.owner))
}
