import type { Decision } from '@quadriga/kernel'
import { type Draft, totalOf } from '@quadriga/kernel/author'
import { hasWords, phrase } from './said.ts'
import type { Scene } from './scene.ts'

/**
 * What is about to happen while abilities may answer it, as the game says it in `about.<window>.<kind>`: it is not in
 * the log yet. Empty where the game has no words, or where nothing is under way.
 */
export function occasion(scene: Scene, { ask }: Pick<Decision, 'ask'>): string {
  const { window } = ask.args
  const draft = scene.q.state.frames.findLast((frame) => frame.at === 'event')?.vars as Draft | undefined
  if (draft === undefined || typeof window !== 'string') return ''
  const key = `about.${window}.${draft.kind}`
  if (!hasWords(scene, key)) return ''
  const args: Record<string, string | number> = { n: totalOf(draft.ledger) }
  for (const field of scene.q.loaded.events.get(draft.kind)?.kind.things ?? []) {
    const thing = scene.things.get(Number(draft[field]))
    if (thing !== undefined) args[field] = thing.face
  }
  return `${phrase(scene, { key, args })}. `
}
