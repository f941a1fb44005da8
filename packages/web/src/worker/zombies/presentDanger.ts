import { tableOf } from '@quadriga/zombies'
import type { Eye } from '@quadriga/table'
import type { Danger } from '../../model/table/question.ts'

/** What the Enemies do is never passed automatically. */
export function danger({ q }: Eye): Danger | null {
  return tableOf(q).phase === 'enemies' ? 'attacked' : null
}
