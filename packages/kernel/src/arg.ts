import type { Compiled } from './compile.ts'
import type { EventKind } from './event.ts'
import type {
  Condition,
  Effect,
  NumberNode,
  Pattern,
  SeatNode,
  SeatsNode,
  ThingNode,
  ThingsNode,
} from './node.ts'
import type { Seat, ThingId } from './state.ts'
import type { Amount, NounPhrase, Phrase } from './text/phrase.ts'

/** How the machine treats an argument: evaluated before the op runs, or handed over as it stands. */
export type Passing = 'evaluate' | 'raw'

/** What an argument may be written as (`In`), what the op receives (`Out`), and what it is in a sentence (`Said`). */
export interface ArgKind<In, Out, Said = unknown> {
  readonly sort: string
  readonly passing: Passing
  /** A plain value's check at load: null when fine, else what is wrong with it. */
  readonly check: (value: unknown, names: Vocabulary) => string | null
  readonly types?: { in: In; out: Out; said: Said }
}

/** The names that a game's content may use; static checks ask it. */
export interface Vocabulary {
  readonly counters: ReadonlySet<string>
  readonly stats: ReadonlySet<string>
  readonly zones: ReadonlySet<string>
  readonly events: ReadonlyMap<string, EventKind>
  readonly customs: ReadonlySet<string>
  readonly definitions: ReadonlySet<string>
  readonly periods: ReadonlySet<string>
}

export interface Arg<Name extends string, In, Out, Said, Optional extends boolean> {
  readonly name: Name
  readonly kind: ArgKind<In, Out, Said>
  readonly optional: Optional
  readonly otherwise: unknown
}

export function arg<Name extends string, In, Out, Said>(
  name: Name,
  kind: ArgKind<In, Out, Said>,
): Arg<Name, In, Out, Said, false>
export function arg<Name extends string, In, Out, Said>(
  name: Name,
  kind: ArgKind<In, Out, Said>,
  otherwise: In | null,
): Arg<Name, In, Out, Said, true>
export function arg(name: string, kind: ArgKind<unknown, unknown>, otherwise?: unknown) {
  return { name, kind, optional: otherwise !== undefined, otherwise }
}

function kind<In, Out, Said = Phrase>(
  sort: string,
  passing: Passing,
  check: ArgKind<In, Out, Said>['check'],
): ArgKind<In, Out, Said> {
  return { sort, passing, check }
}

const nodeOnly = () => 'a plain value stands where a part of the language is needed'
const fine = () => null

export const number = kind<NumberNode, number, Amount>('number', 'evaluate', (value) =>
  typeof value === 'number' ? null : 'not a number',
)
export const thing = kind<ThingNode, ThingId, NounPhrase>('thing', 'evaluate', nodeOnly)
export const things = kind<ThingsNode, readonly ThingId[], NounPhrase>('things', 'evaluate', nodeOnly)
export const seat = kind<SeatNode, Seat, NounPhrase>('seat', 'evaluate', nodeOnly)
export const seats = kind<SeatsNode, readonly Seat[], NounPhrase>('seats', 'evaluate', nodeOnly)
export const condition = kind<Condition, boolean>('condition', 'evaluate', nodeOnly)
export const effect = kind<Effect, Compiled>('effect', 'raw', nodeOnly)
export const effects = kind<readonly Effect[], readonly Compiled[], readonly Phrase[]>('effects', 'raw', fine)
export const pattern = kind<Pattern, Compiled>('pattern', 'raw', nodeOnly)
/** A thing or seat expression that the op evaluates itself, as often as it needs. */
export const rawThings = kind<ThingsNode, Compiled, NounPhrase>('things', 'raw', nodeOnly)
export const rawSeats = kind<SeatsNode, Compiled, NounPhrase>('seats', 'raw', nodeOnly)
export const rawNumber = kind<NumberNode, Compiled | number, Amount>('number', 'raw', (value) =>
  typeof value === 'number' ? null : 'not a number',
)
export const rawCondition = kind<Condition, Compiled>('condition', 'raw', nodeOnly)
export const flag = kind<boolean, boolean, boolean>('flag', 'evaluate', fine)
/** Named fields of an event pattern: values or parts of the language. */
export const fields = kind<
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, Phrase>>
>('fields', 'raw', fine)
/** Named arguments of a custom. */
export const named = kind<
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, unknown>>,
  Readonly<Record<string, Phrase>>
>('named', 'evaluate', fine)

/** One word of a closed list. */
export function oneOf<const W extends string>(...words: readonly W[]): ArgKind<W, W, W> {
  return kind<W, W, W>('word', 'evaluate', (value) =>
    words.includes(value as W) ? null : `'${String(value)}' is none of ${words.join(', ')}`,
  )
}

function nameIn(
  what: string,
  pick: (names: Vocabulary) => { has(name: string): boolean },
): ArgKind<string, string, string> {
  return kind<string, string, string>('name', 'evaluate', (value, names) =>
    pick(names).has(String(value)) ? null : `unknown ${what} '${String(value)}'`,
  )
}

export const counterName = nameIn('counter', (names) => names.counters)
export const statName = nameIn('stat', (names) => names.stats)
export const zoneName = nameIn('zone', (names) => names.zones)
export const eventName = nameIn('event', (names) => names.events)
export const customName = nameIn('custom', (names) => names.customs)
export const codeName = nameIn('definition', (names) => names.definitions)
export const periodName = nameIn('period', (names) => names.periods)
/** A name that this program itself binds; checked by the walk over the tree. */
export const localName = kind<string, string, string>('local', 'evaluate', fine)
/** Any word: a trait, a tag. */
export const word = kind<string, string, string>('word', 'evaluate', (value) =>
  typeof value === 'string' ? null : 'not a word',
)
