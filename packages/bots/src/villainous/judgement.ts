import type { query, Seat, ThingId } from '@quadriga/kernel'

/** Reads a state, as the game's own rules do. */
export type Reader = ReturnType<typeof query>

/** What things are worth, in the unit of one Power. */
export interface Weights {
  /** The whole way to the objective. */
  readonly progress: number
  readonly power: number
  /** Power beyond what is enough is worth less. */
  readonly manyPower: number
  readonly enough: number
  readonly ally: number
  readonly allyStrength: number
  readonly coveredSymbol: number
  readonly crisisOnMe: number
  readonly crisisHelp: number
  readonly globalCrisis: number
  readonly globalHelp: number
  /** How much of the progress of the opponent who is closest to winning counts against oneself, and how much of what helps them. */
  readonly rivals: number
  readonly rivalsComfort: number
  /** What the last steps weigh more than the first ones. */
  readonly lastSteps: number
  /** A Hero in one's domain, for each point that it costs to be rid of it. */
  readonly hero: number
  /** How many times what a judgement says they are worth: Items, Specialties, the hand, Fate. */
  readonly item: number
  readonly specialty: number
  readonly hand: number
  readonly fate: number
}

/** How a bot judges positions of Villainous. */
export interface Judgement {
  /** Whether others are thought to answer as it hurts, where they must answer. */
  readonly foreseesReplies: boolean
  /** Whether copies of a card are told apart by where they lie and what they carry; greedy only ever looks at the first copy. */
  readonly tellsApart: boolean
  /** How much better it is to end the turn than to do something that changes nothing. */
  readonly idle: number
  readonly weights: Weights
  /** How far a villain is, to 1. */
  readonly progress: (q: Reader, seat: Seat) => number
  /** What an Item or a Specialty in play is worth to its owner. */
  readonly keepsake: (q: Reader, id: ThingId) => number
  /** The cards in hand, and those that will be drawn in the place of what is played or discarded. */
  readonly hand: (q: Reader, seat: Seat) => number
  /** What else is worth something to a villain on its way: how well what it has lies together. */
  readonly prepared: (q: Reader, seat: Seat) => number
  /** What the Fate action is worth: nobody can foresee what it brings. */
  readonly fate: (q: Reader, seat: Seat) => number
}

/** By what a seat judges: it may depend on whom it plays. */
export type Judge = (q: Reader, seat: Seat) => Judgement
