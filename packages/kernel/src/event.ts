import { type AnyField, type Fields, field, type Patterned, type Valued } from './field.ts'
import type { Line } from './ledger.ts'
import type { Machine } from './machine.ts'
import type { Query } from './query.ts'
import type { Seat, ThingId, Vars } from './state.ts'

/** What every draft has, whatever its kind: windows write here, commit applies it. */
export interface Draft {
  kind: string
  /** The thing that causes it. */
  source: ThingId
  /** The seat that causes it. */
  seat: Seat
  /** Depth of the program that brought it about; left out when a rule did. */
  base?: number
  /** Something else happens instead: it never happens and nothing may answer it any more. */
  replaced?: boolean
  /** Abilities that already answered it; none yet when it is left out. */
  used?: readonly string[]
  /** Events that were parts of it and are answered with it. */
  joined?: readonly Draft[]
  ledger: readonly Line[]
}

/** The fields that every kind has without declaring them. An event that nothing answers may leave them out. */
const common = { seat: field.seat, source: field.thing, ledger: field.data<readonly Line[]>() }
type Common = Partial<Valued<typeof common>> & { base?: number }

/** What somebody declares of a kind of event. */
interface Declared<Given extends Fields, Made extends Fields> {
  /** What must be given to bring it about. */
  readonly given?: Given
  /** What its windows or its commit write, for those who come after. */
  readonly made?: Made
  /** Fields that readers of the log are told. */
  readonly log?: readonly (keyof (Given & Made & typeof common) & string)[]
  /** Fields that name things whose codes the log may tell. */
  readonly things?: readonly (keyof (Given & Made & typeof common) & string)[]
}

/** A kind of event: its name, its fields, and whether abilities may answer it. How it changes the game: `commits`. */
export interface EventKind<
  Given extends Fields = Fields,
  Made extends Fields = Fields,
  Name extends string = string,
> {
  readonly name: Name
  readonly isAnswerable: boolean
  readonly fields: Readonly<Record<string, AnyField>>
  readonly log: readonly string[]
  readonly things: readonly string[]
  /** For the compiler only. */
  readonly types?: { readonly given: Given; readonly made: Made }
}

/** It is proposed: a timing table says what happens around it. */
export interface Answerable<
  Given extends Fields = Fields,
  Made extends Fields = Fields,
  Name extends string = string,
> extends EventKind<Given, Made, Name> {
  readonly isAnswerable: true
}

/** It happens where it is written: nothing can come between. */
export interface Instant<
  Given extends Fields = Fields,
  Made extends Fields = Fields,
  Name extends string = string,
> extends EventKind<Given, Made, Name> {
  readonly isAnswerable: false
}

type None = Readonly<Record<never, never>>

/** A kind of event that abilities may answer; without a timing table it has none but its commit. */
export function answerable<
  const Name extends string,
  const Given extends Fields = None,
  const Made extends Fields = None,
>(name: Name, declared: Declared<Given, Made>): Answerable<Given, Made, Name> {
  return { ...declaredKind(name, declared), isAnswerable: true }
}

/** A kind of event that happens at once: no timing table may name it. */
export function instant<
  const Name extends string,
  const Given extends Fields = None,
  const Made extends Fields = None,
>(name: Name, declared: Declared<Given, Made>): Instant<Given, Made, Name> {
  return { ...declaredKind(name, declared), isAnswerable: false }
}

function declaredKind<Name extends string, Given extends Fields, Made extends Fields>(
  name: Name,
  { given, made, log = [], things = [] }: Declared<Given, Made>,
): Omit<EventKind<Given, Made, Name>, 'isAnswerable'> {
  return { name, fields: { ...common, ...given, ...made }, log, things }
}

type GivenFields<K> = K extends EventKind<infer Given, Fields> ? Given : never
type MadeFields<K> = K extends EventKind<Fields, infer Made> ? Made : never

/** What must be said to bring an event of this kind about. */
export type Given<K extends EventKind> = Valued<GivenFields<K>> & Common

/** The draft of an event of this kind; one that nothing answers needs no more than was said of it. */
export type DraftOf<K extends EventKind> = K extends EventKind
  ? (K extends Answerable ? Draft & { kind: K['name'] } : Common) &
      Valued<GivenFields<K>> &
      Valued<MadeFields<K>>
  : never

/** What a pattern may ask of an event of this kind. */
export type PatternOf<K extends EventKind> = Patterned<
  Pick<typeof common, 'seat' | 'source'> & GivenFields<K> & MadeFields<K>
>

/** An event that waits for its turn, as plain data that a procedure may hold; see `m.bringAbout`. */
export interface Waiting {
  readonly kind: string
  readonly given: Vars
}

export function waiting<K extends EventKind>(kind: K, given: Given<K>): Waiting {
  return { kind: kind.name, given }
}

/** How events of a kind change the game. */
export interface EventRule {
  readonly kind: EventKind
  /** The only place that changes what this event changes. */
  readonly commit: (m: Machine, draft: Draft) => void
  /** Seats that may know the codes that the log tells, as bits; null for everybody. */
  readonly audience: ((q: Query, draft: Draft) => number) | null
}

/** Says how events of a kind change the game; one that changes nothing only happens. */
export function commits<K extends EventKind>(
  kind: K,
  commit: (m: Machine, draft: DraftOf<K>) => void = () => undefined,
  audience: ((q: Query, draft: DraftOf<K>) => number) | null = null,
): EventRule {
  return { kind, commit, audience } as unknown as EventRule
}

/** A field of a draft by its name: for patterns and words, whose names are checked when content is loaded. */
export function fieldOf(draft: Readonly<Draft>, name: string): unknown {
  return (draft as unknown as Readonly<Record<string, unknown>>)[name]
}

/** Whether a draft is of one of these kinds. */
export function isOf<const K extends readonly EventKind[]>(
  draft: Readonly<Draft>,
  ...kinds: K
): draft is DraftOf<K[number]> & Draft {
  return kinds.some(({ name }) => name === draft.kind)
}
