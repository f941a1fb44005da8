import { parseSync } from 'rolldown/utils'

/** A node of the syntax tree; which fields it has depends on its type. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A comment, without the signs that open and close it. */
export type Comment = { readonly value: string; readonly start: number }

/** A source file of the repository; `path` is relative to its top folder, with forward slashes. */
export type Source = {
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly comments: readonly Comment[]
}

/** Something the architecture does not allow. */
export type Problem = { readonly path: string; readonly line: number; readonly message: string }

/** Reads a file into a tree. TypeScript 7 offers no parser to programs; Vite's bundler brings one. */
export function readSource(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  return { path, text, program: program as unknown as Node, comments }
}

/** A problem at a place of a file. */
export function problemAt(source: Source, place: { readonly start: number }, message: string): Problem {
  const line = source.text.slice(0, place.start).split('\n').length
  return { path: source.path, line, message }
}

/** Whether a value found in a tree is a node of it. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Visits a tree from the top, each node with the nodes it stands in, outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, outer: readonly Node[]) => void,
  outer: readonly Node[] = [],
) {
  visit(node, outer)
  const within = [...outer, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, within)
    }
  }
}
