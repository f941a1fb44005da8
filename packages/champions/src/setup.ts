import { type Json, type Reason, reason } from '@quadriga/kernel/author'
import { modularSets, scenarios } from './content/sets.ts'
import { content } from './content/index.ts'
import { checkDeck } from './decks/check.ts'
import { type DeckChoice, heroDecks, type PlayedDeck, playedDeck } from './decks/played.ts'
import { starterDecks } from './decks/starterDecks.ts'
import { namesNear } from './setupNames.ts'
import { shapeProblems } from './setupShape.ts'

export const difficulties = ['standard', 'expert'] as const
export type Difficulty = (typeof difficulties)[number]

/**
 * How a game is set up. Seats are the heroes in order; `decks` has one deck for each, the id of a ready-made one or
 * one's own (a hero's starter deck unless said), `modular` one or more modular sets, `firstPlayer` the seat that begins
 * (0 unless said).
 */
export interface ChampionsSetup {
  readonly heroes: readonly string[]
  readonly decks?: readonly DeckChoice[]
  readonly scenario: string
  readonly difficulty?: Difficulty
  /** The scenario's recommended set unless said; `random` stands for one that is drawn unseen. */
  readonly modular?: readonly string[]
  readonly firstPlayer?: number
  /** The table is laid out by hand and brings its own cards: for tests and scenario files. */
  readonly laid?: boolean
}

export function setupOf(setup: Json): ChampionsSetup {
  return setup as unknown as ChampionsSetup
}

export function seatsOf(setup: Json): number {
  return setupOf(setup).heroes.length
}

export function deckOf(setup: ChampionsSetup, seat: number): PlayedDeck | undefined {
  return playedDeck(setup.decks?.[seat] ?? heroDecks[setup.heroes[seat] ?? ''])
}

const known = new Set(content.map(({ id }) => id))

/** Why this cannot be played; every problem is named. */
export function checkSetup(given: Json): readonly Reason[] {
  const malformed = shapeProblems(given)
  if (malformed.length > 0) return malformed
  const setup = setupOf(given)
  const problems: Reason[] = []
  const problem = (key: string, args: Record<string, Json> = {}) =>
    problems.push(reason(key, args, 'champions:setup'))
  if (new Set(setup.heroes).size !== setup.heroes.length) problem('refused.sameHero')
  if (setup.laid === true) return problems
  setup.heroes.forEach((hero, seat) => problems.push(...deckProblems(setup, hero, seat)))
  const scenario = own(scenarios, setup.scenario)
  if (scenario === undefined) {
    const asked = setup.scenario ?? ''
    problem('refused.noScenario', { scenario: asked, ...namesNear(asked, Object.keys(scenarios)) })
  } else for (const id of missing(Object.keys(scenario.cards))) problem('refused.unknownCard', { id })
  if (setup.difficulty !== undefined && !difficulties.includes(setup.difficulty))
    problem('refused.noDifficulty')
  return [...problems, ...modularProblems(setup.modular ?? [])]
}

/** What a table has under a name from outside; what every record inherits is nothing of ours. */
function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** Stands for a modular set that chance picks: nobody knows which until one of its cards shows. */
export const RANDOM_SET = 'random'

/** Known sets, each once, and no more drawn unseen than there are others. */
function modularProblems(wanted: readonly string[]): readonly Reason[] {
  const named = wanted.filter((id) => id !== RANDOM_SET)
  const unknown = named.filter((id) => own(modularSets, id) === undefined)
  const known = [...Object.keys(modularSets), RANDOM_SET]
  const problems = unknown.map((id) =>
    reason('refused.noModular', { id, ...namesNear(id, known) }, 'champions:setup'),
  )
  if (new Set(named).size !== named.length)
    problems.push(reason('refused.sameModular', {}, 'champions:setup'))
  if (wanted.length > Object.keys(modularSets).length)
    problems.push(reason('refused.manyModular', {}, 'champions:setup'))
  return problems
}

/** A deck of its hero, by the rules of deck building, with cards that the game knows. */
function deckProblems(setup: ChampionsSetup, hero: string, seat: number): readonly Reason[] {
  const deck = deckOf(setup, seat)
  if (deck === undefined || deck.hero !== hero) return [noDeck(hero, setup.decks?.[seat])]
  const unknown = unknownCards(deck).map((id) => reason('refused.unknownCard', { id }, 'champions:setup'))
  return typeof setup.decks?.[seat] === 'object' ? [...checkDeck(deck), ...unknown] : unknown
}

/** Either nobody knows the hero, or the deck is none of theirs; the names that could be meant are told. */
function noDeck(hero: string, choice: DeckChoice | undefined): Reason {
  const heroes = Object.keys(heroDecks)
  const deck = heroes.includes(hero) && typeof choice === 'string' ? choice : ''
  const decks = starterDecks.filter((one) => one.hero === hero).map(({ id }) => id)
  const near = heroes.includes(hero) ? namesNear(deck, decks) : namesNear(hero, heroes)
  return reason('refused.noDeck', { hero, deck, ...near }, 'champions:setup')
}

/** Cards of a deck, its nemesis set and its obligation that the game does not know. */
export function unknownCards({ cards, nemesis, obligation, hero }: PlayedDeck): readonly string[] {
  return missing([hero, ...Object.keys(cards), ...Object.keys(nemesis), obligation])
}

function missing(ids: readonly string[]): string[] {
  return ids.filter((id) => !known.has(id))
}
