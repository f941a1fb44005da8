import { checkDeck, champions, deckOfStarter, starterDecks, writeCode } from '@quadriga/champions'
import { load } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { BoxCard } from '../src/model/decks/box.ts'
import {
  lacksOwnCards,
  newDeck,
  roomOf,
  withCopies,
  withHero,
  withOwnCards,
} from '../src/page/decks/building.ts'
import { compared } from '../src/page/decks/comparison.ts'
import { deal, drawOne, mulligan, thrown } from '../src/page/decks/dealt.ts'
import { codeIn, deckLink, fileNameOf } from '../src/page/decks/links.ts'
import { presentBox } from '../src/worker/decks/presentBox.ts'
import { presentJudged, presentReading, shuffledPile, writtenDeck } from '../src/worker/decks/presentDecks.ts'

load(champions)
const box = presentBox('en')

function card(id: string): BoxCard {
  const found = box.cards.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}

function ready(id: string) {
  const starter = starterDecks.find((one) => one.id === id)
  if (starter === undefined) throw new Error(`no deck ${id}`)
  return deckOfStarter(starter, 'en')
}

test('a new deck has every card that its hero brings, and nothing else', () => {
  const deck = newDeck('black-panther', 'New', box)
  expect(deck.cards['panther-claws']).toBe(1)
  expect(checkDeck(deck).map(({ key }) => key)).toEqual(['deck.tooFew'])
})

test('the first card of an aspect chooses the aspect, a basic card does not', () => {
  const deck = newDeck('spider-man', 'New', box)
  expect(withCopies(deck, card('energy'), 1, box).aspect).toBe('')
  const just = withCopies(deck, card('daredevil'), 1, box)
  expect(just.aspect).toBe('justice')
  expect(withCopies(just, card('hulk'), 1, box).aspect).toBe('justice')
  expect(withCopies(just, card('daredevil'), 0, box).cards).not.toHaveProperty('daredevil')
})

test('another hero brings its cards and takes those of the one before along', () => {
  const deck = withHero(ready('spider-man-justice'), 'iron-man', box)
  expect(deck.cards).not.toHaveProperty('backflip')
  expect(deck.cards['daredevil']).toBe(1)
  expect(checkDeck(deck).filter(({ key }) => key === 'deck.ownMissing')).toEqual([])
})

test('limits: three copies, one of a unique card, and a hero keeps its own cards', () => {
  const deck = ready('spider-man-justice')
  expect(roomOf(deck, card('for-justice'))).toEqual({ more: true, fewer: true })
  expect(roomOf(withCopies(deck, card('for-justice'), 3, box), card('for-justice')).more).toBe(false)
  expect(roomOf(deck, card('daredevil')).more).toBe(false)
  expect(roomOf(deck, card('backflip'))).toEqual({ more: false, fewer: false })
})

test('cards of another hero can only be taken out, and what is missing can be put right', () => {
  const odd = { ...ready('spider-man-justice') }
  const deck = { ...odd, cards: { ...odd.cards, backflip: 1, 'arc-reactor': 1 } }
  expect(roomOf(deck, card('arc-reactor'))).toEqual({ more: false, fewer: true })
  expect(roomOf(deck, card('backflip'))).toEqual({ more: true, fewer: false })
  expect(lacksOwnCards(deck, box)).toBe(true)
  expect(lacksOwnCards(withOwnCards(deck, box), box)).toBe(false)
})

test('each problem is said in the reader’s language, with its rule and its card', () => {
  const deck = withCopies(ready('spider-man-justice'), card('daredevil'), 2, box)
  const [problem] = presentJudged(deck, 'fr').problems
  expect(problem?.card).toBe('daredevil')
  expect(problem?.rule?.id).toBe('champions:unique')
  expect(problem?.text.map(({ text }) => text).join('')).toContain('unique')
})

test('a link holds the whole deck: its code comes back and reads as the same deck', () => {
  const deck = ready('iron-man-aggression')
  const link = new URL(deckLink('http://localhost', writeCode(deck)))
  const code = codeIn(link.search, link.hash)
  expect(presentReading(code, 'en').deck).toEqual(deck)
  expect(codeIn('', `#${writeCode(deck)}`)).toBe(writeCode(deck))
})

test('an address without a code, or with a broken one, is no deck and no exception', () => {
  expect(codeIn('', '#content')).toBe('')
  expect(codeIn('', '#%E0%A4%A')).toBe('')
  const read = presentReading('MC1-ZZZZZZZZZZ', 'en')
  expect(read.deck).toBeNull()
  expect(read.problems).toHaveLength(1)
})

test('every format that is written is read again', () => {
  const deck = ready('she-hulk-aggression')
  for (const text of Object.values(writtenDeck(deck, 'fr'))) {
    const read = presentReading(text, 'en')
    expect(read.problems).toEqual([])
    expect(read.deck?.cards).toEqual(deck.cards)
  }
})

test('a file is named after its deck, whatever the name is made of', () => {
  expect(fileNameOf('Été / N° 1 “Épée”', 'o8d')).toBe('ete-n-1-epee.o8d')
  expect(fileNameOf('///', 'txt')).toBe('deck.txt')
})

test('a comparison tells what differs from what both have', () => {
  const left = ready('spider-man-justice')
  const { differing, common } = compared(left, withCopies(left, card('energy'), 0, box), box.cards)
  expect(differing.map((row) => [row.card.id, row.left, row.right])).toEqual([['energy', 1, 0]])
  expect(common.some((row) => row.card.id === 'backflip')).toBe(true)
})

test('a mulligan discards what was chosen, draws as many, and discarded cards do not come back', () => {
  const deck = ready('spider-man-justice')
  const pile = shuffledPile(deck, 'seed')
  expect(pile).toHaveLength(40)
  const dealt = deal(pile, 6)
  const kept = mulligan(thrown(thrown(thrown(dealt, 0), 5), 5))
  expect(kept.hand).toEqual([...pile.slice(1, 6), pile[6]])
  expect(kept.isKept).toBe(true)
  expect(drawOne(kept).hand).toHaveLength(7)
  expect(drawOne(kept).pile).toHaveLength(32)
})
