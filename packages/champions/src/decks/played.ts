import type { DeckContent } from './deck.ts'
import { identityByHero } from './identities.ts'
import { starterDecks } from './starterDecks.ts'

/** A deck to play with: the id of a ready-made one, or one's own. */
export type DeckChoice = string | DeckContent

/** A deck with what its hero brings to the scenario. */
export interface PlayedDeck extends DeckContent {
  readonly obligation: string
  readonly nemesis: Readonly<Record<string, number>>
}

/** The starter deck of each hero, by id. */
export const heroDecks: Readonly<Record<string, string>> = Object.fromEntries(
  starterDecks.filter(({ kinds }) => kinds.includes('starter')).map(({ hero, id }) => [hero, id]),
)

/** The deck that was chosen; undefined when there is none of that name, or what was given is no deck. */
export function playedDeck(choice: unknown): PlayedDeck | undefined {
  if (typeof choice === 'string') return starterDecks.find(({ id }) => id === choice)
  if (!isDeck(choice)) return undefined
  const identity = identityByHero(choice.hero)
  if (identity === undefined) return undefined
  return {
    hero: choice.hero,
    aspect: choice.aspect,
    cards: choice.cards,
    obligation: identity.obligation[0]?.id ?? '',
    nemesis: Object.fromEntries(identity.nemesis.map(({ id, copiesInBox }) => [id, copiesInBox])),
  }
}

/** Whether something from outside has the shape of a deck; its rules are asked of `checkDeck`. */
function isDeck(given: unknown): given is DeckContent {
  if (typeof given !== 'object' || given === null) return false
  const { hero, aspect, cards } = given as Partial<Record<keyof DeckContent, unknown>>
  return typeof hero === 'string' && typeof aspect === 'string' && typeof cards === 'object' && cards !== null
}
