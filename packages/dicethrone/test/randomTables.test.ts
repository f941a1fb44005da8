import { createRng, type Decision, sample, type View } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { dicethrone } from '../src/index.ts'
import { kit } from '../src/kit.ts'
import type { Mode } from '../src/index.ts'

const big: readonly Mode[] = ['king', 'team']

function setupOf(mode: Mode, seed: string) {
  const made = kit.setups[mode]
  if (made === undefined) throw new Error(`no setup '${mode}'`)
  return made(createRng(`${seed}/setup`))
}

/** Any legal answer; a player who is out of the game must not be asked for one. */
function ofTheLiving({ table }: View, decision: Decision, rng: Parameters<typeof sample>[1]): string[] {
  expect(table['defeated']).not.toContain(decision.seat)
  return sample(decision, rng)
}

test.each(big)('random heroes in mode %s are played to the end', (mode) => {
  for (let n = 0; n < 25; n++) {
    const seed = `${mode}/${n}`
    const setup = setupOf(mode, seed)
    const { outcome } = randomGame({
      game: dicethrone,
      setup,
      seed,
      cap: 20_000,
      watching: false,
      policy: ofTheLiving,
    })
    expect(outcome?.winners).toHaveLength(outcome?.kind === 'draw' ? 0 : mode === 'team' ? 2 : 1)
  }
})

test.each(big)('every invariant holds at every decision of a game in mode %s', (mode) => {
  const { decisions } = randomGame({
    game: dicethrone,
    setup: setupOf(mode, 'watched'),
    seed: `watched/${mode}`,
    cap: 100,
    watching: { ...(kit.conserves && { conserves: kit.conserves }) },
  })
  expect(decisions).toBe(100)
})

test('set-ups for random play have every mode, and now and then the promotional cards', () => {
  const made = Array.from({ length: 60 }, (_, n) => setupOf('any' as Mode, String(n)))
  const setups = made as unknown as { mode: Mode; heroes: readonly string[]; promo: boolean }[]
  expect(new Set(setups.map(({ mode, heroes }) => `${mode} ${heroes.length}`))).toEqual(
    new Set(['duel 2', 'king 3', 'team 4']),
  )
  expect(new Set(setups.map(({ promo }) => promo))).toEqual(new Set([true, false]))
  expect(setups.flatMap((setup) => dicethrone.checkSetup(setup as never))).toEqual([])
})
