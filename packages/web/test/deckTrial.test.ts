import { greedyBot } from '@quadriga/bots'
import { starterDecks } from '@quadriga/champions'
import { expect, test } from 'vitest'
import type { TrialProgress } from '../src/model/decks/deckTrial.ts'
import { runTrial } from '../src/worker/decks/deckTrials.ts'

const deck = starterDecks.find(({ id }) => id === 'she-hulk-aggression')!
const asked = { deck, scenario: 'rhino', difficulty: 'standard', games: 2 } as const

/** Runs until a number of games is told, then stops. */
function until(done: number): Promise<readonly TrialProgress[]> {
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
      greedyBot,
    )
  })
}

test('a trial tells after every game, can be stopped, and goes on where it was', async () => {
  const first = await until(1)
  expect(first.map(({ done }) => done)).toEqual([0, 1])
  const second = await until(2)
  expect(second.map(({ done }) => done)).toEqual([1, 2])
  expect(second.at(-1)?.summary.wins.of).toBe(2)
})
