import { attackOf } from '@quadriga/dicethrone'
import type { Danger } from '../../model/table/question.ts'
import type { Eye } from '@quadriga/table'

/** An attack on this player is never passed automatically. */
export function danger({ q, seat }: Eye): Danger | null {
  return attackOf(q)?.defender === seat ? 'attacked' : null
}
