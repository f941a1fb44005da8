import { expect, test } from 'vitest'
import { attack } from './hostile/attack.ts'

/** What a slow machine sends of them before the time is over; `npm run -s long` sends more than all of them. */
const LEAST = 10_000

test('up to a hundred thousand hostile requests get right answers, and the server goes on', async ({
  annotate,
}) => {
  const { sent, wrong, isAlive } = await attack({ requests: 100_000, seed: '1', time: 20_000, least: LEAST })
  await annotate(`${sent} hostile requests`)
  expect(wrong).toEqual([])
  expect(isAlive).toBe(true)
  expect(sent).toBeGreaterThanOrEqual(LEAST)
}, 600_000)
