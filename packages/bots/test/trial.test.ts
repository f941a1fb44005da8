import { greedyBot } from '@quadriga/bots'
import { finish } from '@quadriga/bots/search'
import { comparedShares, shareOf, summaryOf, type Trial, trialGame } from '@quadriga/bots/trial'
import { starterDecks } from '@quadriga/champions'
import { expect, test } from 'vitest'

const deck = starterDecks.find(({ id }) => id === 'spider-man-justice')!
const trial: Trial = { deck, scenario: 'rhino', difficulty: 'standard', seed: 'trial' }

test('a game of a trial counts what became of every card of the deck, and is the same again', () => {
  const game = finish(trialGame(trial, 0, greedyBot))
  expect(finish(trialGame(trial, 0, greedyBot))).toEqual(game)
  expect(game.turns).toBeGreaterThanOrEqual(game.rounds - 1)
  expect(game.unspent).toBeLessThanOrEqual(game.turns)
  expect(Object.keys(game.cards).every((card) => Object.hasOwn(deck.cards, card))).toBe(true)
  const uses = Object.values(game.cards)
  expect(uses.some(({ played }) => played > 0)).toBe(true)
  expect(uses.some(({ paid }) => paid > 0)).toBe(true)
  for (const { drawn, played, paid } of uses) expect(played + paid).toBeLessThanOrEqual(drawn)
  const { wins, cards } = summaryOf([game])
  expect(wins.of).toBe(1)
  expect(cards.every(({ dead, drawn }) => dead <= drawn)).toBe(true)
})

test('a share of wins has an interval that narrows with games, and few games tell no decks apart', () => {
  const [few, many] = [shareOf(6, 10), shareOf(120, 200)]
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low)
  expect(many.low).toBeCloseTo(0.531, 2)
  expect(many.high).toBeCloseTo(0.665, 2)
  expect(comparedShares(few, shareOf(4, 10))).toBe('unclear')
  expect(comparedShares(many, shareOf(80, 200))).toBe('better')
  expect(comparedShares(shareOf(80, 200), many)).toBe('worse')
  expect(comparedShares(many, shareOf(0, 0))).toBe('unclear')
})
