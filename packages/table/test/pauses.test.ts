import type { Decision } from '@quadriga/kernel'
import { bot, person, questionsToPeople, type Table } from '@quadriga/table'
import { expect, test } from 'vitest'
import { give, heroes, randomBot, tableOf, TestClock } from './tables.ts'
import { randomAnswers } from './randomAnswers.ts'

const three = heroes('gunslinger', 'barbarian', 'monk')
const PACE = 400

/** How long after it was asked a bot answers each question that is paced, if it thinks so long. */
async function pausesOf(thinks: (decision: Decision) => number, people: readonly string[], pace = PACE) {
  const clock = new TestClock()
  const seats = three as { heroes: readonly string[] }
  const holders = seats.heroes.map((_, seat) =>
    people[seat] === undefined ? bot('slow') : person(people[seat]),
  )
  const makeBot = (_: string, seed: string) => {
    const own = randomBot(seed)
    return {
      decide: (seen: Parameters<typeof own.decide>[0], decision: Decision) =>
        new Promise<readonly string[] | null>((resolve) =>
          clock.after(thinks(decision), () => resolve(own.decide(seen, decision))),
        ),
    }
  }
  const table = tableOf({ setup: three, holders, clock, makeBot, pace, seed: 'slow' })
  return measured(table, clock)
}

async function measured(table: Table, clock: TestClock): Promise<number[]> {
  const picks = randomAnswers('people')
  const pauses: number[] = []
  let asked: { readonly at: number; readonly isBot: boolean; readonly paced: boolean } | null = null
  const note = () => {
    const next = table.state.pending.find(({ open }) => !open)
    if (asked?.isBot === true && asked.paced) pauses.push(clock.now - asked.at)
    asked =
      next === undefined
        ? null
        : { at: clock.now, isBot: table.holders[next.seat]?.kind === 'bot', paced: next.paced }
  }
  table.subscribe(note)
  table.bots.wake()
  for (let n = 0; n < 400 && pauses.length < 12 && table.state.outcome === null; n++) {
    const decision = questionsToPeople(table).find(({ open }) => !open)
    if (decision === undefined) await clock.pass(50)
    else give(table, decision, picks(decision))
  }
  return pauses
}

test('among people a bot answers a paced question after the same time, however long it thought', async () => {
  const quick = await pausesOf(() => 0, ['Ann', 'Ben'])
  const uneven = await pausesOf(({ id }) => (id % 2 === 0 ? 3 : 170), ['Ann', 'Ben'])
  expect(quick.length).toBe(12)
  expect(new Set(quick)).toEqual(new Set([PACE]))
  expect(uneven).toEqual(quick)
})

test('a thought that takes longer than a pause waits for the end of the next one', async () => {
  const slow = await pausesOf(() => PACE, ['Ann', 'Ben'])
  expect(new Set(slow)).toEqual(new Set([2 * PACE]))
})

test('people who want bots to be quick still do not learn by their speed; somebody alone may', async () => {
  const among = await pausesOf(({ id }) => id % 7, ['Ann', 'Ben'], 0)
  expect(new Set(among).size).toBe(1)
  expect(among[0]).toBeGreaterThan(100)
  expect(new Set(await pausesOf(() => 0, ['Ann'], 0))).toEqual(new Set([0]))
})
