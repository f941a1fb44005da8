import { createRng } from '@quadriga/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckStats, sampleHand, starterDecks } from '../src/decks/index.ts'
import { legalDeck } from './decksSamples.ts'

const spiderMan = starterDecks[0]!

test('Spider-Man’s starter deck: curve, resources and types as counted on the table', () => {
  const stats = deckStats(spiderMan)
  expect(stats.size).toBe(40)
  expect(stats.curve).toEqual([5, 10, 9, 6, 5])
  expect(stats.averageCost).toBeCloseTo(66 / 35)
  expect(stats.resources).toEqual({ energy: 16, mental: 14, physical: 11, wild: 2 })
  expect(stats.kinds).toEqual({ ally: 5, event: 14, resource: 5, support: 7, upgrade: 9 })
  expect(stats.aspects).toEqual({ hero: 15, justice: 14, basic: 11 })
  expect(stats.traits['tech']).toBe(4)
})

test('every copy with a cost is in the curve once, every copy has one kind', () => {
  fc.assert(
    fc.property(legalDeck, (deck) => {
      const { size, curve, kinds } = deckStats(deck)
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      expect(sum(Object.values(kinds))).toBe(size)
      expect(sum(curve)).toBe(size - (kinds['resource'] ?? 0))
    }),
  )
})

test('an empty deck has no curve and no hand', () => {
  const empty = { hero: 'spider-man', aspect: '', cards: {} }
  expect(deckStats(empty)).toMatchObject({ size: 0, curve: [], averageCost: 0 })
  expect(sampleHand(empty, createRng(1))).toEqual([])
})

test('a sampled hand is six cards of the deck, no card more often than the deck has it, the same for one seed', () => {
  fc.assert(
    fc.property(legalDeck, fc.nat(), (deck, seed) => {
      const hand = sampleHand(deck, createRng(seed))
      expect(hand).toHaveLength(6)
      for (const { id } of hand) {
        expect(hand.filter((card) => card.id === id).length).toBeLessThanOrEqual(deck.cards[id] ?? 0)
      }
      expect(sampleHand(deck, createRng(seed))).toEqual(hand)
    }),
  )
  expect(sampleHand(spiderMan, createRng(1), 40)).toHaveLength(40)
})
