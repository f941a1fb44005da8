import type { Deck, DeckContent, DeckFormat, DeckStats, StarterKind } from '@quadriga/champions'
import type { Language, RichText } from '@quadriga/kernel'
import type { Refusal } from '../table/answers.ts'
import type { Face } from '../table/face.ts'
import type { TrialAsked, TrialKept, TrialProgress } from './deckTrial.ts'
import type { KeptDeck } from './keptDeck.ts'

/** A card that decks are built with. */
export interface BoxCard {
  readonly id: string
  /** Printed number. */
  readonly code: string
  readonly kind: string
  /** An aspect, `basic`, or `hero` for an identity's own card. */
  readonly aspect: string
  /** The hero that it comes with; '' for a card that anybody may take. */
  readonly owner: string
  /** Most copies in a deck; an identity's own card must be there in this number. */
  readonly most: number
  readonly cost: number | null
  readonly resources: readonly string[]
  readonly traits: readonly string[]
  /** Names, traits and kind of both languages, folded for search. */
  readonly names: string
  /** Rules text of both languages, folded for search. */
  readonly words: string
  readonly face: Face
}

/** Something to choose by its name. */
export interface Named {
  readonly id: string
  readonly name: string
}

export interface BoxHero extends Named {
  readonly face: Face
  readonly alterEgo: Face
}

/** A ready-made deck that can be copied. */
export interface ReadyDeck {
  readonly id: string
  readonly kinds: readonly StarterKind[]
  readonly deck: Deck
}

/** All that deck building offers, in one language. */
export interface Box {
  readonly language: Language
  readonly heroes: readonly BoxHero[]
  readonly cards: readonly BoxCard[]
  readonly aspects: readonly Named[]
  readonly kinds: readonly Named[]
  readonly traits: readonly Named[]
  readonly resources: readonly string[]
  readonly ready: readonly ReadyDeck[]
  readonly size: { readonly min: number; readonly max: number }
  readonly handSize: number
  /** Whom a deck can be tried against. */
  readonly villains: readonly Named[]
}

/** Why a deck cannot be played, and the card it is about, or ''. */
export interface DeckProblem extends Refusal {
  readonly card: string
}

/** What the rules say of a deck. */
export interface Judged {
  readonly problems: readonly DeckProblem[]
  readonly stats: DeckStats
}

/** Something that reading a text found, and in which line. */
export interface ReadLine {
  readonly line: number
  readonly text: RichText
}

/** A deck as it was read from somewhere else. */
export interface ReadModel {
  readonly format: DeckFormat
  readonly deck: Deck | null
  readonly notes: readonly ReadLine[]
  readonly problems: readonly ReadLine[]
}

export const writtenFormats = ['text', 'json', 'octgn', 'code'] as const
export type WrittenFormat = (typeof writtenFormats)[number]

/** A deck in every format. */
export type Written = Readonly<Record<WrittenFormat, string>>

/** A kept deck in a list. */
export interface DeckCover {
  readonly deck: KeptDeck
  readonly size: number
  readonly problems: number
}

/** Every kept deck, the last changed one first, and the ids of those that cannot be read. */
export interface DeckShelf {
  readonly covers: readonly DeckCover[]
  readonly broken: readonly string[]
}

/** The service `decks` of the worker: the rules of deck building, formats, and the kept decks. */
export interface DeckDesk {
  box(language: Language): Promise<Box>
  judge(deck: DeckContent, language: Language): Promise<Judged>
  /** The whole deck shuffled once, the top card first. */
  pile(deck: DeckContent): Promise<readonly string[]>
  read(text: string, language: Language): Promise<ReadModel>
  write(deck: Deck, language: Language): Promise<Written>
  list(): Promise<DeckShelf>
  /** Null where there is none, or it cannot be read. */
  open(id: string): Promise<KeptDeck | null>
  /** Keeps a deck. What another tab wrote since `known` becomes a version of it; the result is what was written. */
  put(deck: KeptDeck, known: number): Promise<KeptDeck>
  remove(id: string): Promise<void>
  /** Lets a bot play a deck against a villain, and tells after every game; what was played before is not played again. */
  trial(listener: (progress: TrialProgress) => void, asked: TrialAsked): () => void
  /** The latest trial of a deck, also of an earlier visit; null where there is none. */
  tried(deck: DeckContent): Promise<TrialKept | null>
}
