import { forecast } from '@quadriga/champions'
import type { Danger } from '../../model/table/question.ts'
import type { Eye } from '@quadriga/table'

/** What makes a question too serious to be passed automatically: an attack on this player, a hero who could fall, a scheme that could be lost. */
export function danger({ view, seat }: Eye): Danger | null {
  const isAttacked = view.frames.some(
    ({ at, vars }) =>
      at === 'event' && vars['kind'] === 'enemyAttack' && (vars['target'] === seat || vars['first'] === seat),
  )
  if (isAttacked) return 'attacked'
  const { players, schemes } = forecast(view, {})
  if (schemes.some(({ last, completes }) => last && completes.certainty !== 'not')) return 'scheme'
  const mine = players.find((player) => player.seat === seat)
  return mine !== undefined && mine.undefended.lethal.certainty !== 'not' ? 'dying' : null
}
