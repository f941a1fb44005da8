import { champions, heroDecks, playedDeck, starterDecks } from '@quadriga/champions'
import { describe as say, type Json, plain, start } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const table = (heroes: readonly string[], decks: readonly Json[]): Json => ({
  heroes,
  decks,
  scenario: 'rhino',
  difficulty: 'standard',
  modular: ['bomb-scare'],
})

const ironMan = starterDecks.find(({ id }) => id === 'iron-man-aggression')!

/** Iron Man's starter deck with changes: copies by card, 0 takes a card out. */
function changed(changes: Readonly<Record<string, number>>): Json {
  const cards = Object.entries({ ...ironMan.cards, ...changes }).filter(([, count]) => count > 0)
  return { hero: 'iron-man', aspect: 'aggression', cards: Object.fromEntries(cards) }
}

const keys = (setup: Json) => champions.checkSetup(setup).map(({ key }) => key)

test.each(starterDecks.map((deck) => [deck.id, deck.hero] as const))('%s can be played', (id, hero) => {
  expect(keys(table([hero], [id]))).toEqual([])
})

test('a hero without a chosen deck plays the starter deck', () => {
  expect(heroDecks['captain-marvel']).toBe('captain-marvel-leadership')
  expect(keys({ heroes: ['captain-marvel'], scenario: 'rhino' })).toEqual([])
})

test('a deck of one’s own is laid out with the obligation and the nemesis set of its hero', () => {
  const own = changed({ haymaker: 2, emergency: 0 })
  const begun = start(champions, table(['iron-man'], [own]), 'own deck')
  if (!begun.ok) throw new Error('the deck is refused')
  const sizes = begun.state.zones.map(({ name, ids, rest }) => [name, ids.length + rest.length] as const)
  expect(Object.fromEntries(sizes)).toMatchObject({ deck: 34, hand: 6, setAside: 5, encounterDeck: 31 })
  expect(playedDeck(own)).toMatchObject({
    cards: { haymaker: 2 },
    obligation: 'business-problems',
    nemesis: { whiplash: 1 },
  })
})

test('a deck of one’s own must be legal, and every problem is said in words', () => {
  const problems = champions.checkSetup(table(['iron-man'], [changed({ 'arc-reactor': 0, daredevil: 1 })]))
  expect(problems.map(({ key }) => key)).toEqual(['deck.ownMissing', 'deck.offAspect'])
  for (const language of ['en', 'fr'] as const) {
    const words = problems.map((problem) => plain(say('champions', problem, language)))
    expect(words.filter((line) => line.includes('deck.'))).toEqual([])
  }
})

test('a deck of another hero, an unknown one and something that is no deck are refused', () => {
  expect(keys(table(['iron-man'], ['spider-man-justice']))).toEqual(['refused.noDeck'])
  expect(keys(table(['iron-man'], ['nobody-at-all']))).toEqual(['setup.name'])
  expect(keys(table(['iron-man'], [{ hero: 'iron-man' }]))).toEqual(['setup.missing', 'setup.missing'])
  expect(keys(table(['spider-man'], [changed({})]))).toEqual(['refused.noDeck'])
})

test('each seat has its own kind of deck', () => {
  expect(keys(table(['spider-man', 'iron-man'], ['spider-man-justice', changed({})]))).toEqual([])
})
