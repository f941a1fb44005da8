import type { Frame, View } from '@quadriga/kernel/author'

/** Depth of the innermost attack or scheme of an enemy that is under way, or -1. */
export function activationDepth({ frames }: View): number {
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    const { at, vars } = frames[depth] as Frame
    if (at === 'event' && (vars['kind'] === 'enemyAttack' || vars['kind'] === 'enemyScheme')) return depth
  }
  return -1
}
