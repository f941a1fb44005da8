import { readdirSync, readFileSync } from 'node:fs'
import { answer, type Json, start } from '@quadriga/kernel'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

interface Win {
  readonly setup: Json
  readonly seed: string
  /** Seat and picks, decision by decision. */
  readonly answers: readonly (readonly [number, ...string[]])[]
}

const folder = new URL('wins/', import.meta.url)

test.each(readdirSync(folder))('%s is a game that was won', (file) => {
  const { setup, seed, answers } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Win
  const begun = start(zombies, setup, seed)
  if (!begun.ok) throw new Error('the setup is refused')
  let { state } = begun
  for (const [seat, ...picks] of answers) {
    const decision = state.pending.find((one) => !one.open && one.seat === seat)
    if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
    const result = answer(state, { decision: decision.id, seat, picks })
    if (!result.ok) throw new Error(JSON.stringify(result.reasons))
    state = result.state
  }
  expect(state.outcome?.kind).toBe('won')
})
