import type { Json, SavedAnswer } from '@quadriga/kernel'
import type { Words } from '../kit.ts'

/** Where something stands in a scenario file; lines and columns count from 1. */
export interface Spot {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** One thing wrong with a scenario file, in a sentence for the person who wrote it. */
export interface Problem extends Spot {
  readonly said: Words
}

/** What reading a file gives: all its cases, or every problem found in it. */
export type Reading =
  | { readonly ok: true; readonly scenario: ScenarioFile }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A scenario file: cases of one game. */
export interface ScenarioFile {
  readonly file: string
  readonly game: string
  readonly note: string | undefined
  readonly cases: readonly Case[]
}

/** A rule in a sentence, with the runs that show it: first the case itself, then its variants. */
export interface Case {
  readonly at: Spot
  readonly title: string
  readonly note: string | undefined
  readonly rules: readonly string[]
  readonly covers: readonly string[]
  readonly runs: readonly Run[]
}

/** One game played from one start; everything inherited from file and case is already filled in. */
export interface Run {
  readonly at: Spot
  /** The variant's title; the case's own run has none. */
  readonly title: string | undefined
  /** Why this run is not played yet; undefined when it is. */
  readonly pending: string | undefined
  readonly start: Start
  readonly chance: readonly Script[]
  /** Decides chance that no script names; without it such chance fails the run. */
  readonly seed: number | undefined
  readonly otherwise: Otherwise
  /** The steps of `before`, `steps` and, at the end, `expect`. */
  readonly steps: readonly Step[]
}

/** The policies for decisions that no step answers. */
export const otherwisePolicies = ['decline', 'fail'] as const

/** What happens to a decision that no step answers. */
export type Otherwise = (typeof otherwisePolicies)[number]

/** A real set-up by the game's own procedure, a position laid out by hand, or a game as it was recorded. */
export type Start = Setup | Position | Replay

/** A recorded game, as saves have it: where random play broke something, and how it came there. */
export interface Replay {
  readonly kind: 'replay'
  readonly at: Spot
  readonly setup: Json
  readonly seed: string
  /** What chance said while the game was set up: pairs of source and result. */
  readonly chance: readonly (readonly [string, string])[]
  readonly answers: readonly SavedAnswer[]
}

/** The game's own set-up; its questions are answered by the first steps. */
export interface Setup {
  readonly kind: 'setup'
  readonly at: Spot
  readonly seats: readonly SetupSeat[]
  readonly options: readonly Option[]
}

/** A seat of a set-up with what it brings along (`deck: spider-man-justice`). */
export interface SetupSeat {
  readonly at: Spot
  readonly name: string
  readonly options: readonly Option[]
}

/** A named setting that the game defines (`mission: MH8`). */
export interface Option {
  readonly at: Spot
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
}

/** A literal position: only what is named here exists, besides what its options bring by rule. */
export interface Position {
  readonly kind: 'position'
  readonly at: Spot
  readonly options: readonly Option[]
  readonly turn: string | undefined
  readonly phase: string | undefined
  readonly round: number | undefined
  /** Where turn and phase are written; the position itself where they are not. */
  readonly spots: { readonly turn: Spot; readonly phase: Spot }
  /** In seating order. */
  readonly seats: readonly SeatSpec[]
  readonly zones: readonly ZoneSpec[]
}

/** A number that belongs to a thing under a name: a stat, a counter, a token. */
export interface Amount {
  readonly at: Spot
  readonly name: string
  readonly value: number
}

/** A seat of a position: its numbers, its flags, where its figure stands, its own zones. */
export interface SeatSpec {
  readonly at: Spot
  readonly name: string
  readonly amounts: readonly Amount[]
  readonly is: readonly string[]
  readonly place: Place | undefined
  readonly zones: readonly ZoneSpec[]
}

/** A thing of a position, or `count` equal ones. */
export interface ThingSpec {
  readonly at: Spot
  readonly name: string
  readonly count: number
  readonly amounts: readonly Amount[]
  readonly is: readonly string[]
  /** What is attached to it or lies on it. */
  readonly holds: readonly ThingSpec[]
}

/** What a zone of a position contains: known cards first (top) and last (bottom), any cards up to `size`. */
export interface ZoneSpec {
  readonly at: Spot
  readonly place: Place
  readonly top: readonly ThingSpec[]
  readonly bottom: readonly ThingSpec[]
  /** The whole number of cards; undefined means just those named. */
  readonly size: number | undefined
}

/** A zone by name, and whose it is where several seats have one (`hand of spider-man`). */
export interface Place {
  readonly zone: string
  readonly of: string | undefined
}

/** A thing by id or printed name, with what tells it from its twins (`walker#2`, `flying-sentry@research-lab`). */
export interface ThingRef {
  readonly name: string
  /** From 1, in the order of the position; undefined means whichever fits. */
  readonly nth: number | undefined
  readonly place: Place | undefined
}

/** So many things of one name. */
export interface CountedThing {
  readonly thing: ThingRef
  readonly count: number
}

/** What one source of chance gives, in order; the game defines the names of its sources. */
export interface Script {
  readonly at: Spot
  /** `encounter`, or with an owner `deck.spider-man`. */
  readonly source: string
  readonly values: readonly (string | number)[]
}

/** One line of a run. */
export type Step =
  | { readonly kind: 'choose'; readonly at: Spot; readonly who: string; readonly picks: readonly Pick[] }
  | { readonly kind: 'run'; readonly at: Spot; readonly procedure: string }
  | { readonly kind: 'until'; readonly at: Spot; readonly phase: string; readonly of: string | undefined }
  | { readonly kind: 'chance'; readonly at: Spot; readonly scripts: readonly Script[] }
  | { readonly kind: 'expect'; readonly at: Spot; readonly expectations: readonly Expectation[] }

/** The name that stands for whichever seat is asked, and among objects for the first that is offered. */
export const anyone = 'any'

/** One `word: object` of a choice; each answers the first question of its seat that it fits. */
export interface Pick {
  readonly at: Spot
  readonly verb: string
  readonly answer: Answer
}

/** The object of a pick, for each shape of decision. */
export type Answer =
  /** A word alone: `pass`. */
  | { readonly kind: 'bare' }
  /** Shape one (or a list of one). */
  | { readonly kind: 'one'; readonly thing: ThingRef }
  /** Shapes some, order and pay; a name twice means two of them. */
  | { readonly kind: 'list'; readonly things: readonly ThingRef[] }
  /** Shape distribute, and pay where a source gives several. */
  | { readonly kind: 'amounts'; readonly amounts: readonly { thing: ThingRef; amount: number }[] }
  /** What the game itself would pre-fill. */
  | { readonly kind: 'suggested' }

/** Something that must be true at its place in the run. */
export type Expectation = { readonly at: Spot } & (
  | { readonly kind: 'value'; readonly of: ThingRef; readonly field: string; readonly value: Expected }
  | { readonly kind: 'is'; readonly of: ThingRef; readonly flags: readonly Flag[] }
  | { readonly kind: 'at'; readonly of: ThingRef; readonly place: Place }
  | { readonly kind: 'holds'; readonly of: ThingRef; readonly content: Content }
  | { readonly kind: 'zone'; readonly place: Place; readonly content: Content }
  | { readonly kind: 'turn'; readonly seat: string }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'asked' | 'unasked'; readonly who: string; readonly decision: string | undefined }
  | { readonly kind: 'offered'; readonly only: boolean; readonly offers: readonly Offer[] }
  | { readonly kind: 'refused'; readonly offers: readonly Offer[] }
  | { readonly kind: 'log'; readonly present: boolean; readonly entries: readonly LogEntry[] }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'view'; readonly seat: string; readonly expectations: readonly Expectation[] }
)

/** A number to compare with. */
export interface Bound {
  readonly compare: 'equal' | 'at least' | 'at most'
  readonly number: number
}

/** The value a field must have: a number, a word, a set of names, or numbers by name. */
export type Expected =
  | { readonly kind: 'number'; readonly bound: Bound }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly { name: string; value: number }[] }

/** A yes-or-no property by name (`exhausted`), or its absence (`not exhausted`). */
export interface Flag {
  readonly flag: string
  readonly not: boolean
}

/** What a zone must contain; undefined parts are not looked at. */
export interface Content {
  readonly size: Bound | undefined
  /** Exactly these, in any order. */
  readonly exactly: readonly CountedThing[] | undefined
  readonly has: readonly CountedThing[]
  /** Each with its own place: a name that means nothing is lacking everywhere. */
  readonly lacks: readonly { readonly at: Spot; readonly thing: ThingRef }[]
  /** In order from the top. */
  readonly top: readonly CountedThing[]
  /** In order, the last one lowest. */
  readonly bottom: readonly CountedThing[]
}

/** A choice that is looked for among the options, not taken. */
export interface Offer {
  readonly at: Spot
  /** The seat; undefined means the one that is asked. */
  readonly who: string | undefined
  readonly picks: readonly Pick[]
  /** The reason code of a refusal (`guard`), where the case insists on it. */
  readonly because: string | undefined
}

/** An event of the log by kind or message key, with a thing it speaks of. */
export interface LogEntry {
  readonly at: Spot
  readonly event: string
  readonly about: ThingRef | undefined
}

/** How the game stands: still going, won or lost by all, drawn, ended by a loop that nobody can leave, or won by some. */
export type Outcome =
  | { readonly kind: 'none' | 'draw' | 'endless' | 'won' | 'lost' }
  | { readonly kind: 'winner'; readonly winners: readonly string[] }
