import { type DeckCard, isOwn } from './card.ts'
import { cardList } from './cardList.ts'

/** An identity with everything that comes with it. */
export interface Identity {
  readonly hero: DeckCard
  readonly alterEgo: DeckCard
  /** The cards its deck must hold, each `deckLimit` times. */
  readonly own: readonly DeckCard[]
  readonly obligation: readonly DeckCard[]
  readonly nemesis: readonly DeckCard[]
}

/** Identities of a card list: the two sides of one printed number, and the sets of that name. */
export function identitiesOf(cards: readonly DeckCard[]): readonly Identity[] {
  const heroes = cards.filter(({ kind }) => kind === 'hero')
  return heroes.flatMap((hero) => {
    const alterEgo = cards.find(({ kind, set }) => kind === 'alter-ego' && set === hero.set)
    if (alterEgo === undefined) return []
    const name = hero.set.split(':')[1] ?? ''
    const inSet = (set: string) => cards.filter((card) => card.set === set)
    const own = inSet(hero.set).filter(isOwn)
    return [
      { hero, alterEgo, own, obligation: inSet(`obligation:${name}`), nemesis: inSet(`nemesis:${name}`) },
    ]
  })
}

/** The identities of the box. */
export const identities: readonly Identity[] = identitiesOf(cardList)

/** The identity that a card belongs to, by set; undefined for shared cards. */
export function identityOfSet(set: string): Identity | undefined {
  return identities.find(({ hero }) => hero.set === set)
}

/** The identity whose hero side has this id. */
export function identityByHero(hero: string): Identity | undefined {
  return identities.find((identity) => identity.hero.id === hero)
}
