import {
  type Aspect,
  aspects,
  cardKinds,
  cardList,
  champions,
  copyLimit,
  type DeckCard,
  deckOfStarter,
  deckSize,
  identities,
  openingHand,
  resourceTypes,
  scenarios,
  starterDecks,
  traitName,
} from '@quadriga/champions'
import { describeDefinition, type Language, languages, loadedGame, plain } from '@quadriga/kernel'
import { familyName } from '../champions/kindNames.ts'
import { presentFace } from '../champions/presentFace.ts'
import { fold } from '../../model/rules/fold.ts'
import type { Face } from '../../model/table/face.ts'
import { kindName } from '../table/kindName.ts'
import { resourceWords } from '../../model/words/resources.ts'
import type { Box, BoxCard, BoxHero, Named } from '../../model/decks/box.ts'

function faceOf(id: string, language: Language): Face {
  const face = presentFace(loadedGame('champions'), id, language)
  if (face === null) throw new Error(`the game has no card "${id}"`)
  return face
}

function resourceName(id: string, language: Language): string {
  return (
    (resourceWords as Readonly<Record<string, { en: string; fr: string }>>)[`resource.${id}`]?.[language] ??
    id
  )
}

/** Everything a card is called, in both languages, each part with the letter that asks for it. */
function searchNames(card: DeckCard): string {
  const parts = languages.flatMap((language) => [
    card.names[language],
    card.subtitle,
    ...card.traits.map((trait) => `k:${traitName(trait, language)}`),
    ...card.resources.map((resource) => `r:${resourceName(resource, language)}`),
    `t:${kindName(champions, card.kind, language)}`,
    `f:${familyName(card.aspect, language)}`,
  ])
  return [...new Set(parts.map(fold))].join('|')
}

function searchWords({ id }: DeckCard): string {
  const texts = languages.flatMap((language) => describeDefinition('champions', id, language).map(plain))
  return fold(texts.join(' '))
}

function presentCard(card: DeckCard, owner: string, language: Language): BoxCard {
  const { id, code, kind, aspect, cost, resources, traits } = card
  const limit = owner === '' ? Math.min(card.deckLimit, copyLimit) : card.deckLimit
  return {
    id,
    code,
    kind,
    aspect,
    owner,
    most: card.unique ? 1 : limit,
    cost,
    resources,
    traits,
    names: searchNames(card),
    words: searchWords(card),
    face: faceOf(id, language),
  }
}

const isShared = ({ aspect }: DeckCard) => aspect === 'basic' || aspects.includes(aspect as Aspect)

function presentHero({ hero, alterEgo }: (typeof identities)[number], language: Language): BoxHero {
  return {
    id: hero.id,
    name: hero.names[language],
    face: faceOf(hero.id, language),
    alterEgo: faceOf(alterEgo.id, language),
  }
}

function byName(language: Language) {
  return (one: Named, other: Named) => one.name.localeCompare(other.name, language)
}

/** The box as builders see it: own cards by hero, then the aspects, then basic cards. */
export function presentBox(language: Language): Box {
  const own = identities.flatMap(({ hero, own: cards }) =>
    cards.map((card) => presentCard(card, hero.id, language)),
  )
  const cards = [...own, ...cardList.filter(isShared).map((card) => presentCard(card, '', language))]
  const traits = [...new Set(cards.flatMap((card) => card.traits))]
  return {
    language,
    heroes: identities.map((identity) => presentHero(identity, language)),
    cards,
    aspects: aspects.map((id) => ({ id, name: familyName(id, language) })),
    kinds: cardKinds
      .filter((kind) => cards.some((card) => card.kind === kind))
      .map((id) => ({ id, name: kindName(champions, id, language) })),
    traits: traits.map((id) => ({ id, name: traitName(id, language) })).toSorted(byName(language)),
    resources: resourceTypes,
    ready: starterDecks.map((starter) => {
      return { id: starter.id, kinds: starter.kinds, deck: deckOfStarter(starter, language) }
    }),
    size: deckSize,
    handSize: openingHand,
    villains: Object.entries(scenarios).map(([id, { names }]) => ({ id, name: names[language] })),
  }
}
