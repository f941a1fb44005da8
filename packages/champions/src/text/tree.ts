import type { Node, op } from '@quadriga/kernel/author'

/** An op as its builder carries it. */
export type Op = ReturnType<typeof op>['op']
export type { Node }

export function isNodeValue(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'op' in value && 'sort' in value
}
