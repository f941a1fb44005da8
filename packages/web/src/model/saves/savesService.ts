import type { Language, Seat } from '@quadriga/kernel'

/** A kept game as the landing page lists it. */
export interface GameCard {
  readonly id: string
  readonly game: string
  readonly title: string
  /** When it was last played, in milliseconds. */
  readonly updated: number
  readonly length: number
  readonly round: number
  readonly outcome: KeptOutcome | null
  readonly people: readonly string[]
  /** Faces of the heroes and villains who are played, for its picture. */
  readonly faces: readonly string[]
}

/** How a kept game ended. */
export interface KeptOutcome {
  readonly kind: 'won' | 'lost' | 'draw'
  readonly winners: readonly Seat[]
}

/** What came of a file with everything. */
export interface Imported {
  readonly games: number
  readonly decks: number
  /** What could not be read, with its place. */
  readonly problems: readonly string[]
}

/** The service `saves` of the worker. */
export interface SaveDesk {
  list(language: Language): Promise<readonly GameCard[]>
  remove(id: string): Promise<void>
  /** Every game and deck in one file. */
  exportAll(): Promise<string>
  /** Adds what a file holds; nothing that is there is changed. */
  importAll(text: string, language: Language): Promise<Imported>
}
