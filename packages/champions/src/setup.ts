import {
  setupField,
  type Json,
  nearestName,
  type ReadField,
  type Reason,
  reason,
  setupCheck,
} from '@quadriga/kernel/author'
import { modularSets, scenarios } from './content/sets.ts'
import { content } from './content/index.ts'
import { aspects } from './decks/card.ts'
import { checkDeck } from './decks/check.ts'
import { type DeckChoice, heroDecks, type PlayedDeck, playedDeck } from './decks/played.ts'
import { starterDecks } from './decks/starterDecks.ts'

export const difficulties = ['standard', 'expert'] as const
export type Difficulty = (typeof difficulties)[number]

const mostPlayers = 4

/** Stands for a modular set that chance picks: nobody knows which until one of its cards shows. */
export const RANDOM_SET = 'random'

const heroIds = Object.keys(heroDecks)
const modularIds = [...Object.keys(modularSets), RANDOM_SET]

/** A deck of one’s own; how many cards it may have is said by deck building. The aspect is '' while none is chosen. */
const deckFields = {
  hero: setupField.name<string>(heroIds),
  aspect: setupField.name<string>([...aspects, '']),
  cards: setupField.counts(200, 99),
}

/**
 * How a game is set up. Seats are the heroes in order; `decks` has one deck for each, the id of a ready-made one or
 * one's own (a hero's starter deck unless said), `modular` one or more modular sets, `firstPlayer` the seat that begins
 * (0 unless said).
 */
const setupFields = setupField.record({
  heroes: setupField.list(setupField.name<string>(heroIds), 1, mostPlayers),
  decks: setupField.optional(
    setupField.list(
      setupField.nameOrRecord(
        starterDecks.map(({ id }) => id),
        deckFields,
      ),
      0,
      mostPlayers,
    ),
  ),
  scenario: setupField.name<string>(Object.keys(scenarios)),
  difficulty: setupField.optional(setupField.name(difficulties)),
  /** The scenario's recommended set unless said; `random` stands for one that is drawn unseen. */
  modular: setupField.optional(
    setupField.list(setupField.name<string>(modularIds), 0, Object.keys(modularSets).length),
  ),
  firstPlayer: setupField.optional(setupField.number(0, mostPlayers - 1)),
})

export type ChampionsSetup = ReadField<typeof setupFields>

/** The set-up of a game that began: it was read when it did. */
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
export const checkSetup = setupCheck(setupFields, 'champions:setup', (setup): readonly Reason[] => {
  const problems: Reason[] = [...seatProblems(setup)]
  if (new Set(setup.heroes).size !== setup.heroes.length) problems.push(refused('refused.sameHero'))
  setup.heroes.forEach((hero, seat) => problems.push(...deckProblems(setup, hero, seat)))
  const { cards = {} } = scenarios[setup.scenario] ?? {}
  problems.push(...missing(Object.keys(cards)).map((id) => refused('refused.unknownCard', { id })))
  const named = (setup.modular ?? []).filter((id) => id !== RANDOM_SET)
  if (new Set(named).size !== named.length) problems.push(refused('refused.sameModular'))
  return problems
})

function refused(key: string, args: Readonly<Record<string, Json>> = {}): Reason {
  return reason(key, args, 'champions:setup')
}

/** What can be said for each seat goes no further than there are seats. */
function seatProblems({ heroes, decks = [], firstPlayer = 0 }: ChampionsSetup): readonly Reason[] {
  const players = heroes.length
  const problems: Reason[] = []
  if (decks.length > players)
    problems.push(refused('setup.count', { at: 'decks', given: decks.length, min: 0, max: players }))
  if (firstPlayer >= players) {
    const given = String(firstPlayer)
    problems.push(refused('setup.number', { at: 'firstPlayer', given, min: 0, max: players - 1 }))
  }
  return problems
}

/** A deck of its hero, by the rules of deck building, with cards that the game knows. */
function deckProblems(setup: ChampionsSetup, hero: string, seat: number): readonly Reason[] {
  const deck = deckOf(setup, seat)
  if (deck === undefined || deck.hero !== hero) return [noDeck(hero, setup.decks?.[seat])]
  const unknown = unknownCards(deck).map((id) => refused('refused.unknownCard', { id }))
  return typeof setup.decks?.[seat] === 'object' ? [...checkDeck(deck), ...unknown] : unknown
}

/** The deck is none of the hero's; the one that could be meant is told. */
function noDeck(hero: string, choice: DeckChoice | undefined): Reason {
  const deck = typeof choice === 'string' ? choice : ''
  const decks = starterDecks.filter((one) => one.hero === hero).map(({ id }) => id)
  return refused('refused.noDeck', { hero, deck, near: nearestName(deck, decks), known: decks.join(', ') })
}

/** Cards of a deck, its nemesis set and its obligation that the game does not know. */
export function unknownCards({ cards, nemesis, obligation, hero }: PlayedDeck): readonly string[] {
  return missing([hero, ...Object.keys(cards), ...Object.keys(nemesis), obligation])
}

function missing(ids: readonly string[]): string[] {
  return ids.filter((id) => !known.has(id))
}
