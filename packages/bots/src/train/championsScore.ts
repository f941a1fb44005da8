import { query, type State } from '@quadriga/kernel'
import { forTable, hitPoints } from '../evaluate/championsTable.ts'

/** Hit points of a villain's stages, about. */
const WAY = 40

/** What is left of the villain over all of its stages: the part of the way that was not gone. */
export function villainLeft(state: State): number {
  const q = query(state)
  const here = q.ids('villain').map((id) => hitPoints(q, id))
  const later = q.ids('villainDeck').map((id) => forTable(q, id, 'hp'))
  return [...here, ...later].reduce((sum, left) => sum + left, 0) / WAY
}
