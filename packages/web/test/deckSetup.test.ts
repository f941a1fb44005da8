import { champions, deckOfStarter, starterDecks } from '@quadriga/champions'
import { load } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { presentCatalogue } from '../src/worker/champions/presentSetup.ts'
import { freshDeck } from '../src/model/decks/keptDeck.ts'
import { presentCover } from '../src/worker/decks/presentDecks.ts'
import { draftWith, setupOf } from '../src/page/setup/draft.ts'
import { withOwnDecks } from '../src/page/setup/ownDecks.ts'

load(champions)

const starter = starterDecks.find(({ id }) => id === 'iron-man-aggression')
if (starter === undefined) throw new Error('Iron Man has no starter deck')
const own = freshDeck({ ...deckOfStarter(starter, 'en'), name: 'Mine' }, 'own-1', 0)

test('a deck of one’s own is offered behind the ready-made decks of its hero, and only there', () => {
  const { heroes } = withOwnDecks(presentCatalogue('en'), [presentCover(own)])
  const offers = (hero: string) => heroes.find(({ id }) => id === hero)?.decks.map(({ name }) => name)
  expect(offers('iron-man')?.at(-1)).toBe('Mine')
  expect(offers('spider-man')).not.toContain('Mine')
})

test('a seat with a deck of one’s own is set up with what the deck holds, and the game takes it', () => {
  const catalogue = withOwnDecks(presentCatalogue('en'), [presentCover(own)])
  const setup = setupOf(catalogue, draftWith(catalogue, 'own-1'))
  expect(setup).toMatchObject({ heroes: ['iron-man'], decks: [{ hero: 'iron-man', cards: own.cards }] })
  expect(champions.checkSetup(setup)).toEqual([])
})

test('one that breaks a rule is refused with that rule', () => {
  const broken = { ...own, cards: { ...own.cards, energy: 2 } }
  const cover = presentCover(broken)
  expect(cover.problems).toBe(1)
  const catalogue = withOwnDecks(presentCatalogue('en'), [cover])
  const [reason] = champions.checkSetup(setupOf(catalogue, draftWith(catalogue, 'own-1')))
  expect(reason?.key).toBe('deck.printedLimit')
})

test('a deck that is gone leaves the usual first draft', () => {
  const catalogue = presentCatalogue('en')
  expect(draftWith(catalogue, 'gone').seats[0]?.deck).toBe(catalogue.heroes[0]?.decks[0]?.id)
})
