import { forecast, isAttacked } from '@quadriga/champions'
import type { Danger } from '../../model/table/question.ts'
import type { Eye } from '@quadriga/table'

/** What makes a question too serious to be passed automatically: an attack on this player, a hero who could fall, a scheme that could be lost. */
export function danger({ view, seat }: Eye): Danger | null {
  if (isAttacked(view, seat)) return 'attacked'
  const { players, schemes } = forecast(view, {})
  if (schemes.some(({ last, completes }) => last && completes.certainty !== 'not')) return 'scheme'
  const mine = players.find((player) => player.seat === seat)
  return mine !== undefined && mine.undefended.lethal.certainty !== 'not' ? 'dying' : null
}
