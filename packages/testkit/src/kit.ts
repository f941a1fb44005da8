import type {
  Committed,
  Decision,
  Definition,
  Game,
  Json,
  Language,
  Machine,
  Option,
  Query,
  Refusal,
  Rng,
  Seat,
  ThingId,
} from '@quadriga/kernel/author'
import type { OwnSetup } from './ownSetup.ts'
import type { KitSeries } from './series.ts'

export * from './ownSetup.ts'
export * from './series.ts'

/**
 * What a game publishes as `@quadriga/<game>/kit`, so that tests, scenario files and the command line can speak its
 * language: words for what it has, how a table laid out by hand begins, and set-ups for random play.
 *
 * The test kit finds names, lays cards out and compares; a kit only says what is particular to its game. Everything that
 * has a sensible default may be left out. Words are compared without case, accents, spaces, hyphens and underscores:
 * `encounter deck`, `encounterDeck` and `encounter_deck` are one word. Definitions are found by id or by their name in
 * either language, so a kit never lists them.
 */
export interface GameKit {
  readonly game: Game

  // — how a game begins —

  /**
   * The game's own setup from a scenario's `setup` or `position`. Throws `KitProblem` for a setting that it does not know.
   * A position names few settings: take sensible defaults for the rest, and what lies on the table for what decides the
   * zones (a villain, a mission).
   */
  readonly setup: (asked: Beginning) => Json
  /** Legal setups for random play, by name: `simulate --setup NAME`, and one after the other in `fuzz`. */
  readonly setups: Readonly<Record<string, (rng: Rng) => Json>>
  /** Series of set-ups with a table of their results, by name: `simulate --pairs`. */
  readonly series?: Readonly<Record<string, KitSeries>>
  /** How a person puts a set-up together; without it there is nothing to choose. */
  readonly ownSetup?: OwnSetup
  /**
   * Lays the fixed part of a position: the game's records, each seat's figure or identity, and what the settings bring by
   * rule (the map of a mission, the tiles of a villain), but no card that a position would name. What the position
   * then names in a zone where a thing of that code already lies is that thing; otherwise the test kit creates it.
   */
  readonly lay: (m: Machine, asked: Beginning) => void
  /**
   * The last thing done to a position: frames (and records) so that the game stands in this phase of this seat's turn.
   * A kit that pushes no frame leaves the table at rest: nobody is asked until a `run:` step.
   */
  readonly resume: (m: Machine, moment: Moment) => void
  /** Puts a new thing on another one in a position (`holds:`), when it is not simply in the same zone with that host. */
  readonly attach?: (m: Machine, code: string, host: ThingId) => ThingId
  /** After the test kit created a thing in a position: what it enters play with (uses, threat). */
  readonly enters?: (m: Machine, thing: ThingId) => void
  /** Codes for cards that do not matter: `deck: {size: 10}`. Legal in that zone, without effect, and exactly `count` of them. */
  readonly filler?: (q: Query, zone: string, seat: Seat, count: number) => readonly string[]

  // — who and where —

  /** Definition ids (or plain names) by which a seat is called; the first is the one shown. */
  readonly seatNames: (q: Query, seat: Seat) => readonly string[]
  /** Kinds of definition that a seat may be called by, where a file says `seats:`. */
  readonly seatKinds: readonly string[]
  /** The thing that stands for a seat (identity, hero board, figure), or NOTHING where seats have none. */
  readonly figure: (q: Query, seat: Seat) => ThingId
  /** Places by the word that players use; zones whose own name is that word need no entry. */
  readonly zones?: Readonly<Record<string, KitZone>>
  /** Where a seat's figure stands, if that is not the zone of `figure`: `at: armory`. Zone names of the game. */
  readonly stands?: {
    readonly read: (q: Query, seat: Seat) => string
    readonly write: (m: Machine, seat: Seat, zone: string) => void
  }
  /** Further names of a thing as it is now: the pips of a die, a title of an identity's other side. */
  readonly alsoCalled?: (q: Query, thing: ThingId) => readonly string[]
  /** A name that no definition has, as a thing to lay: `dice: [1, 1, 2]`. Null when it means nothing there. */
  readonly coin?: (name: string, zone: string) => Coined | null

  // — what can be read —

  /** Numbers and other values. Stats and counters of the game need no entry; entries go before them. */
  readonly fields?: Readonly<Record<string, KitField>>
  /** Yes-or-no properties. A counter of that name (more than 0) needs no entry. */
  readonly flags?: Readonly<Record<string, KitFlag>>
  /** Where the game stands now. */
  readonly moment: (q: Query) => Moment
  /** The phases in order, by the id that `moment` gives, each with the words that files may use besides. */
  readonly phases: Readonly<Record<string, readonly string[]>>
  /** Other words for kinds of events in `log:`, by word: `{ reveal: ['flip', 'look'] }`. */
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** Things and seats that an event speaks of, beyond its codes, its source and its field `seat`. */
  readonly about?: (q: Query, event: Committed) => readonly Subject[]

  // — what can be done —

  /** Procedures for `run:` by template: `'villain attacks <seat>'`, `'relocate <thing> to <zone>'`. */
  readonly procedures: Readonly<Record<string, (m: Machine, ...given: Given[]) => void>>
  /** What a procedure does and does not do, by its template: for authors of scenario files. */
  readonly procedureNotes?: Readonly<Record<string, Words>>
  /**
   * What a question is called in choices, by the key of its message: `{ 'ask.payment': ['pay'] }`. Without an entry it is
   * called by the last part of that key (`ask.pay` is `pay`) and by the first part of its options' keys.
   */
  readonly decisions?: Readonly<Record<string, readonly string[]>>
  /** Further names of an option: the title of an ability, the letter of a choice. */
  readonly optionNames?: (q: Query, decision: Decision, option: Option) => readonly string[]
  /**
   * Why a choice is not offered, where `explain` of the thing cannot say it: another object than a thing (a zone, an
   * action symbol), or a later question of the choice. Undefined when this kit has nothing to say about it.
   */
  readonly refusal?: (
    q: Query,
    seat: Seat,
    verb: string,
    object: Subject,
    name: string,
  ) => Refusal | undefined

  // — what cases have to show —

  /** Readings of the rules that cases name in `rule:` (`R21`), each with a short title. */
  readonly rulings?: Readonly<Record<string, Words>>
  /** Rulings and reference entries that no played case can show, each with the reason. */
  readonly notPlayable?: Readonly<Record<string, string>>

  // — how a terminal shows it —

  /**
   * The table as lines of text, laid out as the players of the cardboard know it. Without it the zones are listed one
   * after the other. The query holds a world that the seat believes possible, so its hidden cards mean nothing: count
   * them, and name only what `known` lets the seat know.
   */
  readonly board?: (q: Query, seat: Seat, language: Language) => readonly string[]

  /** What is printed on the board and is no thing, such as an action: by its name, and why it cannot be used now. */
  readonly symbols?: (q: Query, seat: Seat) => readonly { readonly names: Words; readonly refusal: Refusal }[]

  /** Counters that only the rules use: nobody at the table counts them. */
  readonly unshown?: readonly string[]

  /** How the numbers of definitions stand on the cardboard, where that is not each under its own noun. */
  readonly printed?: PrintedNumbers

  // — what must stay —

  /**
   * Being asked may tell the others what one holds (a cooperative game asks only who can answer). Unless said, nobody may
   * be able to tell two states apart that differ only in what it cannot know.
   */
  readonly askingTells?: boolean

  /** Whether cards of this code are never made or destroyed by rules; all unless said. */
  readonly conserves?: (code: string) => boolean
}

/** Numbers of definitions as the cardboard shows them, by stat. */
export interface PrintedNumbers {
  /** Numbers that carry a keyword or an icon: the computed text says them in a line of their own. */
  readonly inText: readonly string[]
  /** Numbers that are so many icons: none is nothing. */
  readonly icons: readonly string[]
  /** Nouns of numbers that no sentence of the game speaks of. */
  readonly nouns: Readonly<Record<string, Readonly<Record<Language, { one: string; many?: string }>>>>
  /** What stands behind a number, such as "per player"; '' for most. */
  readonly unit?: (definition: Definition, stat: string, language: Language) => string
  /** What a card prints besides numbers and text: traits, icons, its stage. */
  readonly also?: (definition: Definition, language: Language) => readonly string[]
}

/** The same words in both languages. */
export interface Words {
  readonly en: string
  readonly fr: string
}

/** What somebody speaks of: a seat, a thing, a zone of the state; NOBODY, NOTHING and -1 for what it is not. */
export interface Subject {
  readonly seat: Seat
  readonly thing: ThingId
  readonly zone: number
}

/** Settings as a file gives them. */
export type Settings = Readonly<Record<string, readonly (string | number | boolean)[]>>

/** How a file says that a game begins, names resolved. */
export interface Beginning {
  readonly kind: 'setup' | 'position'
  /** Seats in order, by the id of the definition they are called by. */
  readonly seats: readonly { readonly id: string; readonly settings: Settings }[]
  readonly settings: Settings
  /** Ids of everything a position names, with the zone as the file calls it; none for a setup. */
  readonly named: readonly { readonly zone: string; readonly seat: Seat; readonly id: string }[]
}

/** A point in a game's course; `phase` is an id of the kit's `phases`, '' and NOBODY where a position does not say. */
export interface Moment {
  readonly turn: Seat
  readonly phase: string
  readonly round: number
}

/** A place that players name differently from the game's zones, or that is no zone of its own. */
export interface KitZone {
  /** The zone of the game behind it. */
  readonly zone: string
  /** Other words for it. */
  readonly words?: readonly string[]
  /** Which things of the game lie there for this seat, when it is not simply the whole zone. */
  readonly things?: (q: Query, seat: Seat) => readonly ThingId[]
  /** Puts a new thing of a code there, when it is not simply created in the zone. */
  readonly put?: (m: Machine, code: string, seat: Seat) => ThingId
}

/** A thing to lay that is called by what it shows: a die by its pips. */
export interface Coined {
  readonly code: string
  /** Fields to write once it lies there. */
  readonly amounts: Readonly<Record<string, number>>
}

/** A number, a word, names in any order, or numbers by name. */
export type FieldValue = number | string | readonly string[] | Readonly<Record<string, number>>

/** A value that expectations read and positions may write. */
export interface KitField {
  readonly words?: readonly string[]
  /** Null when such a subject has no such field. */
  readonly read: (q: Query, of: Subject) => FieldValue | null
  /** Whether it may be below zero in a position. */
  readonly signed?: boolean
  readonly write?: (m: Machine, of: Subject, value: number) => void
}

/** A yes-or-no property that expectations read and positions may write. */
export interface KitFlag {
  readonly words?: readonly string[]
  readonly read: (q: Query, of: Subject) => boolean | null
  readonly write?: (m: Machine, of: Subject) => void
}

/** What stands for a placeholder of a procedure: a subject for <seat>, <thing>, <zone>; a number; a word. */
export type Given = Subject & { readonly number: number; readonly word: string }

/** A file asks for something that the game does not have. */
export class KitProblem extends Error {
  readonly said: Words
  /** The word that does not fit, and words that would. */
  readonly word: string
  readonly known: readonly string[]
  constructor(said: Words, word = '', known: readonly string[] = []) {
    super(said.en)
    this.name = 'KitProblem'
    this.said = said
    this.word = word
    this.known = known
  }
}
