import { expect, test } from 'vitest'
import {
  checkBox,
  checkDeck,
  checkTable,
  type DeckCard,
  cardById,
  cardList,
  type DeckContent,
  deckMessages,
  deckOfStarter,
  deckStats,
  identityByHero,
  starterDecks,
} from '../src/decks/index.ts'
import { keysOf, said } from './decksSamples.ts'

const starter = (id: string) => starterDecks.find((deck) => deck.id === id)!
const spiderMan = starter('spider-man-justice')

/** Spider-Man's starter deck with some numbers of copies changed. */
function changed(cards: Readonly<Record<string, number>>, more: Partial<DeckContent> = {}): DeckContent {
  return { hero: spiderMan.hero, aspect: spiderMan.aspect, cards: { ...spiderMan.cards, ...cards }, ...more }
}

const without = (id: string): DeckContent => {
  const { [id]: _, ...cards } = spiderMan.cards
  return { ...spiderMan, cards }
}

test('the box has five starter decks, two decks for the learning game and one list in place of another', () => {
  const ofKind = (kind: string) =>
    starterDecks.filter((deck) => deck.kinds.some((one) => one === kind)).map(({ id }) => id)
  expect(ofKind('starter')).toEqual([
    'spider-man-justice',
    'captain-marvel-leadership',
    'she-hulk-aggression',
    'iron-man-aggression',
    'black-panther-protection',
  ])
  expect(ofKind('learn-to-play')).toEqual(['spider-man-justice', 'captain-marvel-aggression-tutorial'])
  expect(ofKind('alternative')).toEqual(['she-hulk-justice-substitute'])
})

test.each(starterDecks)('$id is legal, has 40 cards and can be built from one box', (deck) => {
  expect(checkDeck(deck)).toEqual([])
  expect(checkBox([deck])).toEqual([])
  expect(deckStats(deck).size).toBe(40)
  expect(deckOfStarter(deck, 'fr').name).toBe(deck.names.fr)
})

test('a ready-made deck brings the obligation and the nemesis set of its hero', () => {
  expect(spiderMan.obligation).toBe('eviction-notice')
  expect(spiderMan.nemesis).toEqual({
    'highway-robbery': 1,
    vulture: 1,
    'sweeping-swoop': 2,
    'the-vultures-plans': 1,
  })
})

test('a deck has 40 to 50 cards, and its identity is not among them', () => {
  expect(keysOf(checkDeck(without('tenacity')))).toEqual(['deck.tooFew'])
  expect(checkDeck(without('tenacity'))[0]).toMatchObject({
    args: { size: 39, min: 40 },
    rule: 'champions:deck-building',
  })
  const fifty = { emergency: 3, 'first-aid': 3, haymaker: 3, tenacity: 3, helicarrier: 3 }
  expect(checkDeck(changed(fifty))).toEqual([])
  expect(keysOf(checkDeck(changed({ ...fifty, 'avengers-mansion': 2 })))).toEqual(['deck.tooMany'])
})

test('every card of the identity is there in its number, and none of another identity', () => {
  expect(
    keysOf(checkDeck({ ...without('aunt-may'), cards: { ...without('aunt-may').cards, emergency: 2 } })),
  ).toEqual(['deck.ownMissing'])
  expect(checkDeck(changed({ backflip: 3 })).map(said)).toEqual([
    'Spider-Man brings only 2 copies of Backflip, not 3 / ' +
      'Spider-Man n’apporte que 2 exemplaires de Salto Arrière, et non 3',
  ])
  expect(checkDeck(changed({ hellcat: 1 })).map(said)).toEqual([
    'Hellcat belongs to She-Hulk / Hellcat appartient à Miss Hulk',
  ])
})

test('the four printings of Wakanda Forever! are own cards: five by title are right', () => {
  const panther = starter('black-panther-protection')
  const count = Object.entries(panther.cards).filter(([id]) => id.startsWith('wakanda-forever'))
  expect(count.reduce((sum, [, n]) => sum + n, 0)).toBe(5)
  expect(checkDeck(panther)).toEqual([])
})

test('a deck has one aspect', () => {
  expect(keysOf(checkDeck(changed({ hulk: 1 })))).toEqual(['deck.offAspect'])
  expect(keysOf(checkDeck(changed({ hulk: 1 }, { aspect: '' })))).toEqual(['deck.severalAspects'])
  expect(checkDeck(changed({}, { aspect: '' }))).toEqual([])
  expect(keysOf(checkDeck(changed({}, { aspect: 'pool' })))).toEqual(['deck.unknownAspect'])
})

test('three copies by title, fewer where the card says so, one of a unique card', () => {
  expect(checkDeck(changed({ emergency: 3 }))).toEqual([])
  expect(keysOf(checkDeck(changed({ emergency: 4 })))).toEqual(['deck.tooManyCopies'])
  expect(checkDeck(changed({ 'the-power-of-justice': 3 }))[0]).toMatchObject({
    key: 'deck.printedLimit',
    args: { limit: 2 },
    rule: 'champions:max',
  })
  expect(checkDeck(changed({ 'nick-fury': 2 }))[0]).toMatchObject({
    key: 'deck.uniqueTwice',
    rule: 'champions:unique',
  })
})

test('identities, obligations and nemesis sets are not in the deck', () => {
  expect(keysOf(checkDeck(changed({ 'spider-man': 1 })))).toEqual(['deck.identityInDeck'])
  expect(keysOf(checkDeck(changed({ 'eviction-notice': 1 })))).toEqual(['deck.encounterCard'])
  expect(keysOf(checkDeck(changed({ vulture: 1 })))).toEqual(['deck.encounterCard'])
})

test('cards and identities that do not exist, and numbers that are none, are named', () => {
  expect(keysOf(checkDeck(changed({ 'web-of-lies': 1 })))).toEqual(['deck.unknownCard'])
  expect(keysOf(checkDeck(changed({ tigra: 0.5 })))).toEqual(['deck.badCount'])
  expect(keysOf(checkDeck({ hero: '', aspect: '', cards: {} }))).toEqual(['deck.noIdentity', 'deck.tooFew'])
  expect(keysOf(checkDeck({ hero: 'constructor', aspect: '', cards: {} }))).toEqual([
    'deck.unknownIdentity',
    'deck.tooFew',
  ])
})

/** A unique ally that no core box has. */
const fixtureAlly = (id: string, en: string, subtitle: string): DeckCard => ({
  ...cardById('nick-fury')!,
  id,
  names: { en, fr: en },
  subtitle,
})

test('a unique card counts with the identity by title, unless both say who they are and differ', () => {
  const cards = [
    ...cardList,
    fixtureAlly('peter', 'Spider-Man', 'Peter Parker'),
    fixtureAlly('miles', 'Spider-Man', 'Miles Morales'),
    fixtureAlly('nobody', 'Spider-Man', ''),
    fixtureAlly('clint', 'Ronin', 'Clint Barton'),
    fixtureAlly('maya', 'Ronin', 'Maya Lopez'),
    fixtureAlly('clint-again', 'Ronin', 'Clint Barton'),
  ]
  expect(keysOf(checkDeck(changed({ miles: 1, clint: 1, maya: 1 }), cards))).toEqual([])
  expect(checkDeck(changed({ peter: 1 }), cards)[0]).toMatchObject({
    key: 'deck.sameUnique',
    args: { card: 'peter', other: 'spider-man' },
  })
  expect(keysOf(checkDeck(changed({ nobody: 1 }), cards))).toEqual(['deck.sameUnique'])
  expect(keysOf(checkDeck(changed({ clint: 1, 'clint-again': 1 }), cards))).toEqual(['deck.sameUnique'])
})

test('copies are counted by title over several printings', () => {
  const reprint = { ...cardById('emergency')!, id: 'emergency-again', code: '03099' }
  const problems = checkDeck(changed({ emergency: 2, 'emergency-again': 2 }), [...cardList, reprint])
  expect(problems[0]).toMatchObject({ key: 'deck.tooManyCopies', args: { count: 4, limit: 3 } })
})

test('one identity sits at a table once', () => {
  const [first, second] = [
    starter('captain-marvel-leadership'),
    starter('captain-marvel-aggression-tutorial'),
  ]
  expect(checkTable([spiderMan, first])).toEqual([])
  expect(checkTable([first, second]).map(said)).toEqual([
    'two players cannot both be Captain Marvel / deux joueurs ne peuvent pas être tous deux Captain Marvel',
  ])
})

test('two decks of one aspect cannot be built from one box, four of different aspects can', () => {
  const [hulk, ironMan] = [starter('she-hulk-aggression'), starter('iron-man-aggression')]
  expect(checkBox([hulk, ironMan])[0]).toMatchObject({
    key: 'deck.boxCopies',
    args: { card: 'hulk', need: 2, have: 1 },
  })
  expect(checkBox([starter('she-hulk-justice-substitute'), ironMan])).toEqual([])
  const four = [
    'spider-man-justice',
    'captain-marvel-leadership',
    'iron-man-aggression',
    'black-panther-protection',
  ]
  expect(checkBox(four.map(starter))).toEqual([])
  expect(checkBox([hulk, ironMan], 2)).toEqual([])
})

test('every message has words in both languages', () => {
  expect(deckMessages.check([])).toEqual([])
})

/** Numbers of the core box begin so; cards of other boxes are not counted here. */
const coreBox = '01'

test('the card list holds five identities with 15 own cards, an obligation and a nemesis set of five each', () => {
  expect(new Set(cardList.map(({ id }) => id)).size).toBe(cardList.length)
  expect(new Set(cardList.map(({ code }) => code)).size).toBe(cardList.length)
  for (const { hero } of starterDecks) {
    const { own, obligation, nemesis } = identityByHero(hero)!
    expect(own.reduce((sum, { deckLimit }) => sum + deckLimit, 0)).toBe(15)
    expect(obligation).toHaveLength(1)
    expect(nemesis.reduce((sum, { copiesInBox }) => sum + copiesInBox, 0)).toBe(5)
  }
  const boxed = (aspect: string) =>
    cardList
      .filter((card) => card.aspect === aspect && card.code.startsWith(coreBox))
      .reduce((sum, { copiesInBox }) => sum + copiesInBox, 0)
  expect(['aggression', 'justice', 'leadership', 'protection', 'basic'].map(boxed)).toEqual([
    19, 19, 18, 19, 44,
  ])
})
