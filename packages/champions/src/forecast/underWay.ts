import { type Frame, openDraft, type Seat, type View } from '@quadriga/kernel/author'
import { type EnemyAttackDraft, type EnemySchemeDraft, event } from '../kinds/index.ts'

/** An attack or scheme of an enemy, and its depth. */
export interface UnderWay {
  readonly depth: number
  readonly draft: Readonly<EnemyAttackDraft | EnemySchemeDraft>
}

/** Whether an attack on this player is under way, whoever it is aimed at by now. */
export function isAttacked({ frames }: View, seat: Seat): boolean {
  return frames.some((frame) => {
    const draft = openDraft(frame, event.enemyAttack)
    return draft !== null && (draft.target === seat || draft.first === seat)
  })
}

/** The innermost attack or scheme of an enemy that is under way. */
export function activationUnderWay({ frames }: View): UnderWay | null {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const draft = openDraft(frames[depth] as Frame, event.enemyAttack, event.enemyScheme)
    if (draft !== null) return { depth, draft }
  }
  return null
}
