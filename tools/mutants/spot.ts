import type { Node } from '../architecture/source.ts'
import type { Edit } from './fault.ts'

/** One way to make a node wrong; `pieces` are what changes places. */
export type Change = Edit & { readonly kind: string; readonly pieces?: readonly [string, string] }

/** A node, the nodes around it from the nearest outwards, and the text they stand in. */
export type Spot = { readonly node: Node; readonly around: readonly Node[]; readonly source: string }

/** A field that holds a node. */
export const of = (node: Node, field: string): Node => node[field] as Node
/** A field that holds a list of nodes. */
export const listOf = (node: Node, field: string): readonly Node[] =>
  (node[field] as (Node | null)[]).filter((one) => one !== null)
export const textOf = ({ source }: Spot, node: Node): string => source.slice(node.start, node.end)
/** A node replaced. */
export const instead = (kind: string, { start, end }: Node, text: string): Change => ({
  kind,
  start,
  end,
  text,
})

/** Two nodes change places; what stands between them stays. */
export function swapped(kind: string, spot: Spot, first: Node, second: Node): readonly Change[] {
  const [one, other] = [textOf(spot, first), textOf(spot, second)]
  if (one === other) return []
  const text = other + spot.source.slice(first.end, second.start) + one
  return [{ kind, start: first.start, end: second.end, text, pieces: [one, other] }]
}

/** Neighbours in a list. */
export const pairs = (list: readonly Node[]): (readonly [Node, Node])[] =>
  list.slice(1).map((node, i) => [list[i] as Node, node] as const)

/** Whether a function is a member of what has this name: `Math.min`, `m.goto`. */
export const isOf = (callee: Node, object: string, member?: string): boolean =>
  callee.type === 'MemberExpression' &&
  of(callee, 'object')['name'] === object &&
  (member === undefined || of(callee, 'property')['name'] === member)

/** Whether a node is a function. */
export const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)
