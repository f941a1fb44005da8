import {
  cardsAt,
  isAllyOf,
  isCharacter,
  isCovered,
  isMarked,
  isSpent,
  placeOf,
  saverOf,
} from '@quadriga/villainous'
import { mainEye, type Scene } from '@quadriga/table'
import type { FightModel, FightQuestion } from '../../model/villainous/fightModel.ts'

/** What a Vanquish with these Allies would cost and free. */
export function presentFight(scene: Scene, { target, fighters }: FightQuestion): FightModel | null {
  const { q } = mainEye(scene)
  if (!q.exists(target)) return null
  const place = placeOf(q, target)
  if (!q.exists(place)) return null
  const { owner } = q.thing(place)
  const staying = cardsAt(q, place).filter(
    (id) => id !== target && isCharacter(q, id) && !isAllyOf(q, id, owner),
  )
  const lost = fighters.filter((id) => isSpent(q, id, target))
  const [fighter] = lost
  const saver = fighter === undefined ? -1 : saverOf(q, q.thing(fighter).controller, place)
  return {
    spent: saver < 0 ? lost : [saver],
    spared: saver < 0 ? fighters.filter((id) => !lost.includes(id)) : fighters,
    covering: isCovered(q, place) ? staying : null,
    collects: isMarked(q, target),
  }
}
