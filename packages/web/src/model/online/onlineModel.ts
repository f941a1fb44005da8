import type { Seat } from '@quadriga/kernel'
import type { Refusal } from '../table/answers.ts'
import type { GameId } from '../table/snapshot.ts'
import type { PaceId, TimeoutId } from './daysService.ts'

/** Somebody at an online table. */
export interface PersonHere {
  readonly id: string
  readonly name: string
  readonly isMe: boolean
  /** One of their screens is connected. */
  readonly isHere: boolean
  /** They have no seat here. */
  readonly isWatching: boolean
}

/** What watchers see: what everybody may know, all hands a round late, or all hands. */
export const sights = ['public', 'late', 'open'] as const
export type Sight = (typeof sights)[number]

/** Whose a seat is, beside who plays it now. */
export interface SeatOwner {
  readonly seat: Seat
  /** The hero's name. */
  readonly hero: string
  /** '' where it belongs to nobody. */
  readonly owner: string
  readonly isMine: boolean
  readonly isAway: boolean
  readonly isPlayedByBot: boolean
}

/** Somebody wants to take something back that the others must agree to. */
export interface RequestModel {
  readonly id: number
  readonly by: string
  readonly isMine: boolean
  /** Somebody at this device has not answered yet. */
  readonly wantsMe: boolean
  /** Who that is, where it is not who has the screen; ''. */
  readonly asked: string
  readonly waitsFor: readonly string[]
  /** How many answers it would take back. */
  readonly back: number
}

export const phraseIds = [
  'hello',
  'goodGame',
  'wellPlayed',
  'goodIdea',
  'thanks',
  'sorry',
  'thinking',
  'wait',
  'backSoon',
  'yourTurn',
  'goAhead',
  'needHelp',
  'oops',
  'again',
] as const
export type PhraseId = (typeof phraseIds)[number]

/** What somebody said. */
export interface SaidModel {
  /** Counts up, so that the same words twice are two. */
  readonly n: number
  readonly by: string
  /** Their id: names are labels. */
  readonly person: string
  readonly phrase: PhraseId
}

/** A line in somebody's own words. */
export interface ChatLine {
  readonly n: number
  readonly by: string
  readonly person: string
  readonly text: string
}

/** Talk in one's own words, among those who agreed. */
export interface TalkModel {
  /** The reader agreed. */
  readonly isOn: boolean
  /** The names of others who agreed. */
  readonly others: readonly string[]
  readonly lines: readonly ChatLine[]
}

export const reportReasons = ['insult', 'cheating', 'stalling', 'name', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** A person's clock. */
export interface ClockModel {
  readonly name: string
  readonly isMe: boolean
  /** Milliseconds that were left at a moment of this device's clock. */
  readonly left: number
  readonly at: number
  readonly runs: boolean
  /** Until when it stands still; null without a vacation. */
  readonly vacation: number | null
}

/** The reader is asked at another table. */
export interface ElsewhereModel {
  /** Counts up, so that the same table twice is two. */
  readonly n: number
  readonly table: string
  readonly game: GameId
}

/** What was answered without a network, and why it was not taken any more. */
export interface ConflictModel {
  /** Counts up, so that the same twice is two. */
  readonly n: number
  readonly refusals: readonly Refusal[]
}

/** What a table over days shows. */
export interface DayModel {
  readonly pace: PaceId
  readonly timeout: TimeoutId
  readonly clocks: readonly ClockModel[]
  /** The first answer that was given while the reader was away; null where nothing happened. */
  readonly awayFrom: number | null
  readonly elsewhere: ElsewhereModel | null
  /** Counts up whenever there is news of the table that follows this one. */
  readonly follows: number
  /** An answer that was given without a network came too late. */
  readonly conflict: ConflictModel | null
}

/** What a table on a server shows beside the game. */
export interface OnlineModel {
  /** False while the connection is being made again; what was answered meanwhile is sent then. */
  readonly isConnected: boolean
  /** Answers that wait for the network. */
  readonly waiting: number
  /** There is no way back: the server has other rules, or the table is not to be had any more. */
  readonly ended: 'build' | 'signIn' | 'noTable' | 'protocol' | null
  readonly people: readonly PersonHere[]
  readonly seats: readonly SeatOwner[]
  readonly request: RequestModel | null
  readonly said: SaidModel | null
  readonly talk: TalkModel
  readonly days: DayModel
  /** One only looks. */
  readonly isWatching: boolean
  readonly hasWatchers: boolean
  readonly sight: Sight
  readonly isFair: boolean
  /** What the server bound itself to before the first card was drawn. */
  readonly commitment: string
}
