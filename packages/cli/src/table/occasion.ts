import { type Decision, occasionOf } from '@quadriga/kernel'
import { phrase } from './said.ts'
import type { Scene } from './scene.ts'

/** What is about to happen while abilities may answer it, before the question; empty where the game has no words. */
export function occasion(scene: Scene, decision: Pick<Decision, 'ask'>): string {
  const about = occasionOf(scene.q.state, decision, (id) => scene.things.get(id)?.face)
  return about === null ? '' : `${phrase(scene, about)}. `
}
