import type { EventKind, EventRule } from './event.ts'
import type { Env } from './env.ts'
import type { Ask } from './ask.ts'
import type { Machine } from './machine.ts'
import type { Condition, Effect, Node, Pattern } from './node.ts'
import type { Op } from './op.ts'
import type { AnyProcedure } from './procedure.ts'
import type { Query } from './query.ts'
import type { Reason, Refusal } from './reason.ts'
import type { Decision, Json, Seat, State, ThingId } from './state.ts'
import type { Custom } from './custom.ts'
import type { CompiledAbility } from './load.ts'
import type { Verb } from './verb.ts'
import type { Lexicon } from './words.ts'
import type { Timing } from './timing.ts'

/** A name in both languages; the rest is for sentences: "le Vautour", "she". */
export interface Names {
  readonly en: string
  readonly fr: string
  readonly article?: 'fr' | 'en' | 'both'
  readonly gender?: 'm' | 'f'
  /** A plural in both languages, or only in French. */
  readonly plural?: boolean | 'fr'
  readonly pronoun?: 'it' | 'he' | 'she' | 'they'
}

/** Who sees what lies in a zone, whether places in it can be told apart, and which abilities speak from it. */
export interface ZoneRule {
  readonly seen: 'all' | 'owner' | 'none'
  /** Seats that cannot see a card here can still follow it (a face-down card on the table, not one in a hand). */
  readonly tracked: boolean
  /** Abilities marked with this place speak from here; '' for none. */
  readonly hears: string
}

export interface ZoneSpec {
  readonly name: string
  readonly seat: Seat
  readonly rule: ZoneRule
  /** Further seats that see what its owner sees here, such as team mates; nobody unless said. */
  readonly sharedWith?: readonly Seat[]
}

/** A triggered or activated text of a definition. Games add fields of their own (cost, label, limit). */
export interface Ability {
  readonly [extra: string]: unknown
  /** The window it answers in, or '' when it is used by a verb. */
  readonly window: string
  readonly forced: boolean
  /** The kind of place it speaks from, as zone rules name it. */
  readonly from: string
  readonly when: Pattern | null
  readonly only: Condition | null
  readonly effect: Effect
}

/** An entry of content: a card, hero, die, token or board. Games extend it. */
export interface Definition {
  readonly id: string
  readonly kind: string
  readonly names: Names
  /** Printed numbers by stat. */
  readonly stats: Readonly<Record<string, number>>
  readonly abilities: readonly Ability[]
  /** Constant effects: modifier nodes. */
  readonly constant: readonly Node[]
  /** What must be true for a seat to have reached it; see `objective.ts`. */
  readonly objective?: Condition | null
}

/** What an ability is being asked about. */
export interface Trigger {
  readonly thing: ThingId
  readonly ability: CompiledAbility
  readonly seat: Seat
  readonly env: Env
}

/** One entry of the rules reference, in our own words. */
export interface ReferenceEntry {
  readonly id: string
  readonly title: Names
  readonly text: Names
  readonly see: readonly string[]
}

/** Everything the kernel asks of a game. */
export interface Game {
  readonly id: string
  readonly names: Names
  readonly seats: { readonly min: number; readonly max: number }
  readonly counters: readonly string[]
  readonly stats: readonly string[]
  readonly periods: readonly string[]
  /** The kinds of places that abilities may speak from, as zone rules name them in `hears`. */
  readonly places: readonly string[]
  /** Fields of definitions, besides abilities and constant effects, that hold a text which some rule runs. */
  readonly texts: readonly string[]
  /** Every name that zones may have. */
  readonly zoneNames: readonly string[]
  readonly zones: (setup: Json, seats: number) => readonly ZoneSpec[]
  /** Checks a setup; reasons when it cannot be played. */
  readonly checkSetup: (setup: Json) => readonly Reason[]
  readonly seatsOf: (setup: Json) => number
  /**
   * The game with the content that a set-up brings with it, which has passed `checkSetup`; the game itself where it brings
   * none. Equal set-ups get the same value, so that it is compiled once.
   */
  readonly withOwn?: (setup: Json) => Game
  /** The first frames and the game's own records. */
  readonly begin: (m: Machine, setup: Json) => void
  readonly rules: readonly AnyProcedure[]
  readonly events: readonly EventRule[]
  readonly timings: readonly Timing[]
  readonly ops: readonly { readonly op: Op }[]
  readonly customs: readonly Custom[]
  readonly content: readonly Definition[]
  readonly verbs: readonly Verb[]
  readonly reference: readonly ReferenceEntry[]
  readonly words: Lexicon
  /** Seats in the order in which they are asked. */
  readonly order: (q: Query) => readonly Seat[]
  /** Who orders simultaneous forced effects. */
  readonly orders: (q: Query) => Seat
  /** Whose "you" an ability of this thing means. */
  readonly speaker: (q: Query, thing: ThingId) => Seat
  /** Why an ability that heard its event may not be used; costs and limits are the game's. */
  readonly triggerRefusal: (q: Query, trigger: Trigger) => Refusal
  /** Begins an ability: pays, chooses, resolves. */
  readonly initiate: (m: Machine, trigger: Trigger) => void
  /** What "then" asks for: everything before it carried out, or only over; and a procedure between the parts, or ''. */
  readonly thenRule: { readonly needsAll: boolean; readonly between: string }
  /** Checks of the state after every change, by any event: it may end the game, and neither asks nor proposes. */
  readonly afterCommit?: (m: Machine, kind: EventKind) => void
  /**
   * Cards that everybody knows to lie under things that show a face, though nobody knows under which: imagined worlds deal
   * them there, as long as they are hidden at all.
   */
  readonly liesUnder?: (setup: Json) => Readonly<Record<string, readonly string[]>>
  /** Whether a seat is asked in a window by what is publicly possible, not by what it holds. */
  readonly asksPublicly?: (q: Query, seat: Seat, window: string, event: number) => boolean
  /** Decisions that stand open beside a menu. */
  readonly opportunities?: (q: Query) => readonly Ask[]
  /** A sensible answer to fill in before the player decides. */
  readonly suggest?: (state: State, decision: Decision) => readonly string[] | null
}
