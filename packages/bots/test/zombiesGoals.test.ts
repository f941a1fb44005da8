import { readFileSync } from 'node:fs'
import { answer, type Json, query, start } from '@quadriga/kernel'
import { tableOf, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { goalsOf } from '../src/zombies/goals.ts'

interface Win {
  readonly setup: Json
  readonly seed: string
  readonly answers: readonly (readonly [number, ...string[]])[]
}

test('MH2: with the blue key found nobody turns over the other Objectives, for the green one lies open', () => {
  const file = new URL('../../zombies/test/wins/MH2.json', import.meta.url)
  const { setup, seed, answers } = JSON.parse(readFileSync(file, 'utf8')) as Win
  const begun = start(zombies, setup, seed)
  if (!begun.ok) throw new Error('refused')
  let { state } = begun
  for (const [seat, ...picks] of answers) {
    if (tableOf(query(state)).taken.includes('blue')) break
    const decision = state.pending.find((one) => !one.open && one.seat === seat)!
    const result = answer(state, { decision: decision.id, seat, picks })
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  const zones = goalsOf(query(state)).map(({ zone }) => zone)
  expect(zones).toEqual(['16R:greenhouse', '18R:garage'])
})
