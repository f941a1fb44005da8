import type { Env, Query } from '@quadriga/kernel/author'
import { isOf } from '@quadriga/kernel/author'
import { type AttackDraft, type EnemySchemeDraft, event } from '../kinds/index.ts'

/** The event that a text answers, where it is of the kind that the text speaks of. */

/** The attack; null where a boost card is turned up while an enemy schemes. */
export function answeredAttack(q: Query, env: Env): Readonly<AttackDraft> | null {
  if (env.event < 0) return null
  const draft = q.event(env.event)
  return isOf(draft, event.attack, event.enemyAttack) ? draft : null
}

/** The enemy's scheme; null where it attacks. */
export function answeredScheme(q: Query, env: Env): Readonly<EnemySchemeDraft> | null {
  if (env.event < 0) return null
  const draft = q.event(env.event)
  return isOf(draft, event.enemyScheme) ? draft : null
}
