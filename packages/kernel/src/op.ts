import type { ArgKind } from './arg.ts'
import type { Compiled } from './compile.ts'
import type { Env } from './env.ts'
import type { Machine } from './machine.ts'
import type { Node, Sort } from './node.ts'
import type { Query } from './query.ts'
import type { Progress } from './progress.ts'
import type { Refusal } from './reason.ts'
import type { Frame } from './state.ts'
import type { Phrase } from './text/phrase.ts'
import type { Lexicon, Words } from './words.ts'

export interface AnyArg {
  readonly name: string
  readonly kind: ArgKind<unknown, unknown>
  readonly optional: boolean
  readonly otherwise: unknown
}

type In<A> = A extends { kind: ArgKind<infer I, unknown> } ? I : never
type Out<A> = A extends { kind: ArgKind<unknown, infer O> } ? O : never

/** What a builder takes: the arguments in order, those with a default optional. */
type Params<A extends readonly AnyArg[]> = A extends readonly [
  infer H extends AnyArg,
  ...infer R extends readonly AnyArg[],
]
  ? H['optional'] extends true
    ? [value?: In<H>, ...rest: Params<R>]
    : [value: In<H>, ...rest: Params<R>]
  : []

/** What the op's functions receive: each argument by name, evaluated unless it is passed raw. */
export type Received<A extends readonly AnyArg[]> = { readonly [K in A[number] as K['name']]: Out<K> }

interface Facets<A extends readonly AnyArg[]> {
  /** Values: what it stands for now. */
  value?: (q: Query, a: Received<A>, env: Env, node: Compiled) => unknown
  /** Effects that finish at once; they propose events in tail position. */
  run?: (m: Machine, a: Received<A>, env: Env, node: Compiled) => void
  /** Effects that hold a place while their parts run: one call per step of the frame. */
  steps?: (m: Machine, frame: Frame, a: Received<A>, env: Env, node: Compiled) => void
  /** Would it do anything here? */
  affects?: (q: Query, a: Received<A>, env: Env, node: Compiled) => boolean
  /** Instead of `affects`, where there is more to say than that nothing would change. */
  refusal?: (q: Query, a: Received<A>, env: Env, node: Compiled) => Refusal
  /** Conditions: how far it is from being true, in parts; see `progress.ts`. */
  progress?: (q: Query, a: Received<A>, env: Env, node: Compiled) => readonly Progress[]
  /** A value that its player chooses before the effect runs. */
  asks?: true
  /** The name bound before it that it stands for. */
  uses?: (a: Readonly<Record<string, unknown>>) => string
  /** Stands for the card that speaks: a game may have a name for it. */
  isSelf?: true
  /** Stands for what the card that speaks is attached to. */
  isHost?: true
  /** The field of the event that its text answers which it reads; checked when content is loaded. */
  reads?: (a: Readonly<Record<string, unknown>>) => string
  /** The names it binds for the parts after it. */
  binds?: (a: Readonly<Record<string, unknown>>) => string
  say: Words<A>
}

/** An op with its types forgotten: what the machine finds by name. */
export interface Op {
  readonly name: string
  readonly sort: Sort
  readonly args: readonly AnyArg[]
  readonly value: ((q: Query, a: never, env: Env, node: Compiled) => unknown) | null
  readonly run: ((m: Machine, a: never, env: Env, node: Compiled) => void) | null
  readonly steps: ((m: Machine, frame: Frame, a: never, env: Env, node: Compiled) => void) | null
  readonly affects: ((q: Query, a: never, env: Env, node: Compiled) => boolean) | null
  readonly refusal: ((q: Query, a: never, env: Env, node: Compiled) => Refusal) | null
  readonly progress: ((q: Query, a: never, env: Env, node: Compiled) => readonly Progress[]) | null
  readonly asks: boolean
  readonly uses: ((a: Readonly<Record<string, unknown>>) => string) | null
  readonly isSelf: boolean
  readonly isHost: boolean
  readonly reads: ((a: Readonly<Record<string, unknown>>) => string) | null
  readonly binds: ((a: Readonly<Record<string, unknown>>) => string) | null
  readonly say: (a: never, words: Lexicon) => Phrase
}

/** A builder makes nodes and carries its op. */
export type Builder<S extends Sort, A extends readonly AnyArg[]> = ((...args: Params<A>) => Node<S>) & {
  readonly op: Op
}

/**
 * Defines one word of the language: its arguments, what it does or stands for, whether it would do anything, and how
 * it reads in both languages. Returns the builder that content uses.
 */
export function op<S extends Sort, const A extends readonly AnyArg[]>(
  name: string,
  sort: S,
  definition: { args: A } & Facets<A>,
): Builder<S, A> {
  const made = {
    name,
    sort,
    args: definition.args,
    value: definition.value ?? null,
    run: definition.run ?? null,
    steps: definition.steps ?? null,
    affects: definition.affects ?? null,
    refusal: definition.refusal ?? null,
    progress: definition.progress ?? null,
    asks: definition.asks === true,
    uses: definition.uses ?? null,
    isSelf: definition.isSelf === true,
    isHost: definition.isHost === true,
    reads: definition.reads ?? null,
    binds: definition.binds ?? null,
    say: definition.say,
  } as unknown as Op
  const builder = (...values: readonly unknown[]): Node<S> => {
    const args: Record<string, unknown> = {}
    definition.args.forEach((arg, place) => {
      const given = values[place]
      args[arg.name] = given === undefined ? arg.otherwise : given
    })
    return Object.freeze({ op: name, sort, args: Object.freeze(args) })
  }
  return Object.assign(builder, { op: made })
}
