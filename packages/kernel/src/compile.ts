import type { AnyArg, Op } from './op.ts'
import type { Vocabulary } from './arg.ts'
import { isNode, type Node } from './node.ts'
import { ContentError } from './errors.ts'

/** A node at its place in a program: numbered, its op found, its questions known. */
export interface Compiled {
  readonly op: Op
  readonly program: string
  /** Its number in the program; a frame's address is the program's id and this number. */
  readonly n: number
  /** Arguments by name: plain values, compiled nodes, or lists and records of these. */
  readonly args: Readonly<Record<string, unknown>>
  /** The arguments that stand for something else each time; the others are handed over as they are. */
  readonly evaluated: readonly AnyArg[]
  /** Numbers of the nodes below it, outside nested effects, that ask something before it can run. */
  readonly asks: readonly number[]
  readonly source: Node
}

/** A tree ready to run. */
export interface Program {
  readonly id: string
  readonly nodes: readonly Compiled[]
  readonly root: Compiled
}

export interface CompileContext {
  readonly ops: ReadonlyMap<string, Op>
  readonly names: Vocabulary
}

const compiledMark: unique symbol = Symbol('compiled')

export function isCompiled(value: unknown): value is Compiled {
  return typeof value === 'object' && value !== null && compiledMark in value
}

/** Numbers the nodes of a tree in reading order and checks every argument; throws with the place of the fault. */
export function compile(id: string, tree: Node, context: CompileContext): Program {
  const nodes: Compiled[] = []
  const root = compileNode(tree, { id, nodes, context }, id)
  checkLocals(root, new Set(['it', 'who']), id)
  return { id, nodes, root }
}

interface Progress {
  readonly id: string
  readonly nodes: Compiled[]
  readonly context: CompileContext
}

function compileNode(node: Node, progress: Progress, place: string): Compiled {
  const found = progress.context.ops.get(node.op)
  if (found === undefined) throw new ContentError(place, `unknown op '${node.op}'`)
  const n = progress.nodes.length
  const args: Record<string, unknown> = {}
  const asks: number[] = []
  const evaluated: AnyArg[] = []
  const compiled = {
    op: found,
    program: progress.id,
    n,
    args,
    evaluated,
    asks,
    source: node,
    [compiledMark]: true,
  }
  progress.nodes.push(compiled)
  for (const arg of found.args) {
    const value = compileArg(arg, node.args[arg.name], progress, `${place}.${arg.name}`, asks)
    args[arg.name] = value
    if (isEvaluated(arg, value)) evaluated.push(arg)
  }
  return compiled
}

function isEvaluated({ kind }: AnyArg, value: unknown): boolean {
  if (kind.passing === 'raw') return false
  return kind.sort === 'things' || kind.sort === 'seats' || childrenOf(value).length > 0
}

function compileArg(arg: AnyArg, value: unknown, progress: Progress, place: string, asks: number[]): unknown {
  if (arg.kind.sort === 'effects') {
    return (value as readonly Node[]).map((part, i) => compileNode(part, progress, `${place}[${i}]`))
  }
  if (arg.kind.sort === 'fields' || arg.kind.sort === 'named') {
    return compileFields(value as Readonly<Record<string, unknown>>, progress, place, asks)
  }
  if (!isNode(value)) {
    const problem = value === null ? null : arg.kind.check(value, progress.context.names)
    if (problem !== null) throw new ContentError(place, problem)
    return value
  }
  if (!fits(arg.kind.sort, value.sort)) {
    throw new ContentError(place, `'${value.op}' is a ${value.sort}, but a ${arg.kind.sort} is needed`)
  }
  return noteAsks(compileNode(value, progress, place), asks)
}

function compileFields(
  values: Readonly<Record<string, unknown>>,
  progress: Progress,
  place: string,
  asks: number[],
): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    made[name] = isNode(value) ? noteAsks(compileNode(value, progress, `${place}.${name}`), asks) : value
  }
  return made
}

/** Questions below a value belong to the effect that uses it; a nested effect asks its own. */
function noteAsks(child: Compiled, asks: number[]): Compiled {
  if (child.op.sort === 'effect') return child
  asks.push(...child.asks)
  if (child.op.asks) asks.push(child.n)
  return child
}

function fits(wanted: string, given: string): boolean {
  return (
    wanted === given || (wanted === 'things' && given === 'thing') || (wanted === 'seats' && given === 'seat')
  )
}

/** Every name that a text uses must be bound before it. */
function checkLocals(node: Compiled, bound: Set<string>, place: string): void {
  const used = node.op.uses?.(node.args)
  if (used !== undefined && !bound.has(used))
    throw new ContentError(place, `the name '${used}' is used before anything binds it`)
  for (const [name, value] of Object.entries(node.args)) {
    for (const child of childrenOf(value)) checkLocals(child, bound, `${place}.${name}`)
  }
  if (node.op.binds !== null) bound.add(node.op.binds(node.args))
}

/** The compiled nodes inside one argument value. */
export function childrenOf(value: unknown): Compiled[] {
  if (isCompiled(value)) return [value]
  if (Array.isArray(value)) return value.filter(isCompiled)
  if (typeof value === 'object' && value !== null) return Object.values(value).filter(isCompiled)
  return []
}
