import type { Language } from '@quadriga/kernel'
import type { Aspect } from './card.ts'
import { cardList } from './cardList.ts'
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

/** Printed numbers of the core box begin so: later boxes change no deck of it. */
const coreBox = '01'

/** Cards of an aspect or the basics, each as often as a ready-made deck holds it: so many, or its limit where that is less. */
function filled(aspect: string, most: number): Readonly<Record<string, number>> {
  const cards = cardList.filter((card) => card.aspect === aspect && card.code.startsWith(coreBox))
  return Object.fromEntries(cards.map(({ id, deckLimit }) => [id, Math.min(deckLimit, most)]))
}

/** Every ready-made deck holds two of each card of its aspect and each basic card once. */
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
    cards: { ...own, ...filled(aspect, 2), ...filled('basic', 1) },
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
