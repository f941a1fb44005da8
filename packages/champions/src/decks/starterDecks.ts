import type { Language } from '@quadriga/kernel'
import type { Aspect } from './card.ts'
import { type Deck, type DeckContent, noExtra } from './deck.ts'
import { identityByHero } from './identities.ts'

/** What a ready-made deck is for: a first game with its hero, the learning game, or in place of a starter deck. */
export const starterKinds = ['starter', 'learn-to-play', 'alternative'] as const
export type StarterKind = (typeof starterKinds)[number]

/** A ready-made deck with what its hero brings to the scenario. */
export interface StarterDeck extends DeckContent {
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  readonly kinds: readonly StarterKind[]
  readonly aspect: Aspect
  readonly obligation: string
  readonly nemesis: Readonly<Record<string, number>>
}

type Counts = Readonly<Record<string, number>>

/** Every ready-made deck holds the same basic cards, and the same cards of its aspect. */
const basics: Counts = {
  mockingbird: 1,
  'nick-fury': 1,
  emergency: 1,
  'first-aid': 1,
  haymaker: 1,
  energy: 1,
  genius: 1,
  strength: 1,
  'avengers-mansion': 1,
  helicarrier: 1,
  tenacity: 1,
}

const aspectCards: Readonly<Record<Aspect, Counts>> = {
  aggression: {
    hulk: 1,
    tigra: 1,
    'chase-them-down': 2,
    'relentless-assault': 2,
    uppercut: 2,
    'the-power-of-aggression': 2,
    'tac-team': 2,
    'combat-training': 2,
  },
  justice: {
    daredevil: 1,
    'jessica-jones': 1,
    'for-justice': 2,
    'great-responsibility': 2,
    'the-power-of-justice': 2,
    'interrogation-room': 2,
    'surveillance-team': 2,
    'heroic-intuition': 2,
  },
  leadership: {
    hawkeye: 1,
    'maria-hill': 1,
    vision: 1,
    'get-ready': 2,
    'lead-from-the-front': 2,
    'make-the-call': 2,
    'the-power-of-leadership': 2,
    'the-triskelion': 1,
    inspired: 2,
  },
  protection: {
    'black-widow': 1,
    'luke-cage': 1,
    'counter-punch': 2,
    'get-behind-me': 2,
    'the-power-of-protection': 2,
    'med-team': 2,
    'armored-vest': 2,
    indomitable: 2,
  },
}

function starter(
  id: string,
  hero: string,
  aspect: Aspect,
  names: readonly [en: string, fr: string],
  ...kinds: readonly StarterKind[]
): StarterDeck {
  const identity = identityByHero(hero)
  if (identity === undefined) throw new Error(`starter deck ${id}: no identity "${hero}"`)
  const own = Object.fromEntries(identity.own.map((card) => [card.id, card.deckLimit]))
  return {
    id,
    names: { en: names[0], fr: names[1] },
    kinds,
    hero,
    aspect,
    obligation: identity.obligation[0]?.id ?? '',
    nemesis: Object.fromEntries(identity.nemesis.map((card) => [card.id, card.copiesInBox])),
    cards: { ...own, ...aspectCards[aspect], ...basics },
  }
}

const same = (name: string) => [name, name] as const

/** The five starter decks, the deck of the learning game that is none of them, and She-Hulk's second list. */
export const starterDecks: readonly StarterDeck[] = [
  starter(
    'spider-man-justice',
    'spider-man',
    'justice',
    same('Spider-Man / Justice'),
    'starter',
    'learn-to-play',
  ),
  starter(
    'captain-marvel-leadership',
    'captain-marvel',
    'leadership',
    ['Captain Marvel / Leadership', 'Captain Marvel / Commandement'],
    'starter',
  ),
  starter(
    'captain-marvel-aggression-tutorial',
    'captain-marvel',
    'aggression',
    ['Captain Marvel / Aggression (learning game)', 'Captain Marvel / Agressivité (partie d’apprentissage)'],
    'learn-to-play',
  ),
  starter(
    'she-hulk-aggression',
    'she-hulk',
    'aggression',
    ['She-Hulk / Aggression', 'Miss Hulk / Agressivité'],
    'starter',
  ),
  starter(
    'iron-man-aggression',
    'iron-man',
    'aggression',
    ['Iron Man / Aggression', 'Iron Man / Agressivité'],
    'starter',
  ),
  starter(
    'black-panther-protection',
    'black-panther',
    'protection',
    same('Black Panther / Protection'),
    'starter',
  ),
  // The booklet's answer when She-Hulk and Iron Man share one box: both want the Aggression cards.
  starter(
    'she-hulk-justice-substitute',
    'she-hulk',
    'justice',
    ['She-Hulk / Justice (substitute)', 'Miss Hulk / Justice (remplacement)'],
    'alternative',
  ),
]

/** A ready-made deck as one to keep, change and share. */
export function deckOfStarter({ hero, aspect, cards, names }: StarterDeck, language: Language): Deck {
  return { name: names[language], hero, aspect, cards, extra: noExtra }
}
