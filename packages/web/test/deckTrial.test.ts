import { greedyBot } from '@quadriga/bots'
import { starterDecks } from '@quadriga/champions'
import { expect, test } from 'vitest'
import type { TrialProgress } from '../src/model/decks/deckTrial.ts'
import { latestTrial, runTrial } from '../src/worker/decks/deckTrials.ts'
import { type KeptTrial, remembering, type TrialStore } from '../src/worker/decks/trialStore.ts'

const deck = starterDecks.find(({ id }) => id === 'she-hulk-aggression')!
const asked = { deck, scenario: 'rhino', difficulty: 'standard', games: 2 } as const

/** What a browser keeps, without one. */
function shelf(): TrialStore {
  const rows = new Map<string, KeptTrial>()
  return {
    get: (id) => Promise.resolve(rows.get(id)),
    put(row) {
      rows.set(row.id, structuredClone(row))
      return Promise.resolve()
    },
    ofDeck: (of) => Promise.resolve([...rows.values()].filter((row) => row.deck === of)),
  }
}

/** Runs until a number of games is told, then stops. */
function until(done: number, store: TrialStore, build = 'b'): Promise<readonly TrialProgress[]> {
  const told: TrialProgress[] = []
  return new Promise((resolve) => {
    const stop = runTrial(
      (progress) => {
        told.push(progress)
        if (progress.done < done) return
        queueMicrotask(() => stop())
        resolve(told)
      },
      asked,
      { store, build, makeBot: greedyBot },
    )
  })
}

test('a trial tells after every game, can be stopped, and goes on where it was, also after a reload', async () => {
  const store = shelf()
  const first = await until(1, store)
  expect(first.map(({ done }) => done)).toEqual([0, 1])
  expect(await latestTrial(deck, { store, build: 'b' })).toMatchObject({
    scenario: 'rhino',
    difficulty: 'standard',
    progress: { done: 1, games: 2 },
  })
  const second = await until(2, store)
  expect(second.map(({ done }) => done)).toEqual([1, 2])
  expect(second.at(-1)?.summary.wins.of).toBe(2)
})

test('games of another build, and of another deck, are not counted', async () => {
  const store = shelf()
  await until(1, store)
  expect(await latestTrial(deck, { store, build: 'newer' })).toBeNull()
  const [card = ''] = Object.keys(deck.cards)
  const other = { ...deck, cards: { ...deck.cards, [card]: 0 } }
  expect(await latestTrial(other, { store, build: 'b' })).toBeNull()
  expect((await until(1, store, 'newer')).map(({ done }) => done)).toEqual([0, 1])
})

test('where nothing can be kept a trial is played all the same', async () => {
  const closed = () => Promise.reject(new Error('closed'))
  const store = remembering({ get: closed, put: closed, ofDeck: closed })
  expect((await until(1, store)).map(({ done }) => done)).toEqual([0, 1])
  expect((await until(2, store)).map(({ done }) => done)).toEqual([1, 2])
  expect(await latestTrial(deck, { store, build: 'b' })).toMatchObject({ progress: { done: 2 } })
})
