import type { RichText, Seat, Shape, ThingId } from '@quadriga/kernel'
import type { ActFan } from './act.ts'

/** One legal answer. A pick is its key. */
export interface Choice {
  readonly key: string
  /** What picking it does, in words. */
  readonly label: RichText
  /** The piece a person would point at, or NOTHING. */
  readonly thing: ThingId
  /** The zone a person would point at, where it is no piece; ''. */
  readonly zone: string
  /** Further pieces it stands for: cards with the same face answer together. */
  readonly twins: readonly ThingId[]
  /** The first word of its key: `play`, `attack`, `reroll`. */
  readonly verb: string
  /** `distribute`: the most it may take. */
  readonly cap: number
  /** `pay`: the resources it gives. */
  readonly gives: readonly string[]
  /** It declines or ends something; it is offered apart from the others. */
  readonly declines: boolean
  /** Nothing is lost by passing now: it serves as well in the menu that comes. */
  readonly waits?: boolean
}

export const dangers = ['attacked', 'dying', 'scheme'] as const
/** Why a question is too serious to be passed automatically: the reader is attacked, could fall, the scheme could be lost. */
export type Danger = (typeof dangers)[number]

/** What somebody must decide, with every legal answer. */
export interface Question {
  /** Answers name it. */
  readonly id: number
  readonly seat: Seat
  /** The game's word for the question, for boards with a component of their own: `ask.turn`, `ask.defend`. */
  readonly ask: string
  readonly prompt: RichText
  /** What is about to happen and could be answered now; empty where there is nothing to say. */
  readonly occasion: RichText
  /** The piece because of which it is asked, or NOTHING; its face even when the piece has gone. */
  readonly because: ThingId
  readonly becauseFace: string
  readonly shape: Shape
  readonly choices: readonly Choice[]
  readonly min: number
  readonly max: number
  /** `pay`: resource types that must be among what is given. */
  readonly need: readonly string[]
  /** An answer to fill in beforehand, or null. */
  readonly suggested: readonly string[] | null
  /** A turn's menu: one of many actions, then asked again. */
  readonly isMenu: boolean
  /** Stands beside the game and holds nothing up. */
  readonly open: boolean
  /** Several seats answer unseen. */
  readonly sealed: boolean
  /** How soon it is answered could tell something: it lasts as long as every other such question. */
  readonly paced: boolean
  readonly danger: Danger | null
  /** What can be done in one go, for questions of which one option is chosen. */
  readonly fan: ActFan
}

/** Somebody the game waits for; what they are asked is theirs. */
export interface Waiting {
  readonly seat: Seat
  readonly name: string
  /** Nobody: the seat is for somebody who has not come yet. */
  readonly holder: 'me' | 'person' | 'bot' | 'nobody'
  readonly because: ThingId
  readonly open: boolean
}
