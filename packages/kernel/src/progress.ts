import type { Compiled } from './compile.ts'
import type { Env } from './env.ts'
import { evaluate, received } from './evaluate.ts'
import type { Query } from './query.ts'

/** How far one part of a condition is: what there is, what is needed, and the place in content that says it. */
export interface Progress {
  readonly program: string
  readonly node: number
  readonly have: number
  readonly need: number
}

/** How far a condition is from being true, in the parts that all must be. */
export function progressOf(q: Query, node: Compiled, env: Env): readonly Progress[] {
  if (node.op.progress !== null) return node.op.progress(q, received(q, node, env) as never, env, node)
  return [partOf(node, evaluate(q, node, env) === true ? 1 : 0, 1)]
}

/** One part; more than is needed counts as all of it. */
export function partOf({ program, n }: Compiled, have: number, need: number): Progress {
  return { program, node: n, have: Math.max(0, Math.min(have, need)), need }
}
