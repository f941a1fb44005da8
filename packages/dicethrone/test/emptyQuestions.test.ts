import type { Decision } from '@quadriga/kernel'
import { randomGame, uniform } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { dicethrone, heroes } from '../src/index.ts'

/** Nothing but passing is possible. */
function isEmpty({ options }: Decision): boolean {
  return options.length === 1 && options[0]?.role === 'pass'
}

test.each(heroes.map(({ id }) => id))(
  '%s is only asked in vain where silence would tell of a hand',
  (hero) => {
    const vain: Decision[] = []
    let asked = 0
    const result = randomGame({
      game: dicethrone,
      setup: { heroes: [hero, hero === 'paladin' ? 'gunslinger' : 'paladin'] },
      seed: `empty/${hero}`,
      cap: 20_000,
      watching: false,
      policy: (state, decision, random) => {
        asked++
        if (isEmpty(decision) && !decision.paced) vain.push(decision)
        return uniform(state, decision, random)
      },
    })
    expect(result.outcome).not.toBeNull()
    expect(asked).toBeGreaterThan(50)
    expect(vain).toEqual([])
  },
)
