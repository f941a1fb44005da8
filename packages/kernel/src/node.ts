/**
 * Content is a tree of plain nodes. A node says which op it is and with what arguments; it never holds a function.
 * Its sort is what it stands for, so that a wrong card does not compile.
 */
export const sorts = ['effect', 'number', 'thing', 'things', 'seat', 'seats', 'condition', 'pattern'] as const
export type Sort = (typeof sorts)[number]

export interface Node<S extends Sort = Sort> {
  readonly op: string
  readonly sort: S
  readonly args: Readonly<Record<string, unknown>>
}

export type Effect = Node<'effect'>
export type Pattern = Node<'pattern'>
export type Condition = Node<'condition'>
export type ThingNode = Node<'thing'>
export type ThingsNode = Node<'things'> | Node<'thing'>
export type SeatNode = Node<'seat'>
export type SeatsNode = Node<'seats'> | Node<'seat'>
export type NumberNode = number | Node<'number'>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'op' in value && 'sort' in value && 'args' in value
}
