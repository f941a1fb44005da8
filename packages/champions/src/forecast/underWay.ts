import { type Frame, openDraft, type View } from '@quadriga/kernel/author'
import { type EnemyAttackDraft, type EnemySchemeDraft, event } from '../kinds/index.ts'

/** An attack or scheme of an enemy, and its depth. */
export interface UnderWay {
  readonly depth: number
  readonly draft: Readonly<EnemyAttackDraft | EnemySchemeDraft>
}

/** The innermost attack or scheme of an enemy that is under way. */
export function activationUnderWay({ frames }: View): UnderWay | null {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const draft = openDraft(frames[depth] as Frame, event.enemyAttack, event.enemyScheme)
    if (draft !== null) return { depth, draft }
  }
  return null
}
