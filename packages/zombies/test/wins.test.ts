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

const recorded = ['wins/', 'byHand/'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}${file}`),
)

test.each(recorded)('%s is a game that was won', (file) => {
  const { setup, seed, answers } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Win
  const begun = start(zombies, setup, seed)
  if (!begun.ok) throw new Error('the setup is refused')
  let { state } = begun
  for (const [seat, ...picks] of answers) {
    const own = state.pending.filter((one) => one.seat === seat)
    // Somebody may step in beside the hero who is asked first.
    const decision = own.find((one) => !one.open) ?? own[0]
    if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
    const result = answer(state, { decision: decision.id, seat, picks })
    if (!result.ok) throw new Error(JSON.stringify(result.reasons))
    state = result.state
  }
  expect(state.outcome?.kind).toBe('won')
})
