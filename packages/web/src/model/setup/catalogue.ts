import type { Json, Language } from '@quadriga/kernel'
import type { Refusal } from '../table/answers.ts'
import type { Face } from '../table/face.ts'
import type { GameId } from '../table/snapshot.ts'

/** Something that can be chosen for a game. */
export interface Entry {
  readonly id: string
  readonly name: string
  /** The face that stands for it, or ''. */
  readonly face: string
}

/** A hero, with the decks made for it. */
export interface HeroEntry extends Entry {
  /** 1 to 6, or 0 where nobody says. */
  readonly complexity: number
  readonly decks: readonly DeckEntry[]
  /** Who may play only scenarios of one side; without it any. */
  readonly side?: string
}

export interface DeckEntry extends Entry {
  readonly family: string
  readonly familyName: string
  /** Set for a deck of one's own: what it holds, and how many rules it breaks. */
  readonly own?: { readonly content: Json; readonly problems: number }
}

/** A villain or a mission. */
export interface ScenarioEntry extends Entry {
  readonly recommended: string
  readonly note?: string
  /** Set where files of one's own are played: what the set-up says instead of the name. */
  readonly own?: { readonly mission: string; readonly own: Json }
  /** The side whose heroes play it; without it any. */
  readonly side?: string
}

/** A way to play that needs no further choice. */
export interface Preset {
  readonly id: string
  readonly name: string
  readonly setup: Json
  readonly seats: number
  /** Who meets whom, for its picture. */
  readonly faces: readonly string[]
}

/** A number of players, and what the game calls it. */
export interface ModeEntry extends Entry {
  readonly seats: number
  /** By seat, who plays together; [] where everybody plays alone. */
  readonly teams: readonly number[]
}

/** All that a set-up screen offers, in one language. */
export interface Catalogue {
  readonly game: GameId
  readonly name: string
  /** How many may play; `usual` is what the game is made for, where that is not the least. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number }
  readonly presets: readonly Preset[]
  readonly heroes: readonly HeroEntry[]
  readonly scenarios: readonly ScenarioEntry[]
  readonly modularSets: readonly Entry[]
  readonly difficulties: readonly Entry[]
  readonly modes: readonly ModeEntry[]
}

/** What will lie on the table. */
export interface SetupSection {
  readonly id: string
  readonly title: string
  readonly items: readonly { readonly face: string; readonly name: string; readonly n: number }[]
}

/** One entry of the rules reference. */
export interface RuleEntry {
  readonly id: string
  readonly title: { readonly en: string; readonly fr: string }
  readonly text: { readonly en: string; readonly fr: string }
  readonly see: readonly string[]
}

/** The service `library` of the worker: what games offer apart from any table. */
export interface Library {
  catalogue(game: GameId, language: Language): Promise<Catalogue>
  /** Why a set-up cannot be played; [] when it can. */
  check(game: GameId, setup: Json, language: Language): Promise<readonly Refusal[]>
  sections(game: GameId, setup: Json, language: Language): Promise<readonly SetupSection[]>
  /** Faces by code; all of the game's when no codes are given. */
  faces(game: GameId, language: Language, codes?: readonly string[]): Promise<readonly Face[]>
  rules(game: GameId): Promise<readonly RuleEntry[]>
}
