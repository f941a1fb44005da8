import { champions } from '@quadriga/champions'
import { createRng } from '@quadriga/kernel'
import { type Policy, randomGame, uniform } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const seeds = Array.from({ length: 25 }, (_, n) => `champions/${n}`)

test('random games end won or lost, and every invariant holds on the way', () => {
  for (const seed of seeds) {
    const setup = kit.setups['solo']!(createRng(seed))
    const { outcome } = randomGame({ game: champions, setup, seed })
    expect(outcome?.kind).toMatch(/won|lost/)
  }
})

test.each(['pair', 'trio', 'quartet'])('so do games of a %s', (players) => {
  for (const seed of seeds.slice(0, 4)) {
    const setup = kit.setups[players]!(createRng(`${seed}/${players}`))
    const { outcome } = randomGame({ game: champions, setup, seed, watching: { askingTells: true } })
    expect(outcome?.kind).toMatch(/won|lost/)
  }
})

/** Attacks whenever it can, and defends with allies only: enough to beat Rhino now and then. */
const fighter: Policy = (seen, decision, rng) => {
  const keys = decision.options.map(({ key }) => key)
  const wishes = [
    /^attack:rhino/,
    /^play:(swinging|haymaker|webbed|black-cat|daredevil|nick)/,
    /^thwart:/,
    /^attack:/,
    /^play:/,
  ]
  const wanted =
    decision.shape === 'one'
      ? wishes.map((wish) => keys.find((key) => wish.test(key))).find(Boolean)
      : undefined
  if (wanted !== undefined) return [wanted]
  if (keys.includes('changeForm:peter-parker')) return ['changeForm:peter-parker']
  if (keys.includes('endTurn')) return ['endTurn']
  if (decision.shape === 'some' && decision.min === 0) return []
  return uniform(seen, decision, rng)
}

test('a player who fights can win against Rhino', () => {
  const setup = { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard', modular: ['bomb-scare'] }
  const kinds = seeds.map(
    (seed) => randomGame({ game: champions, setup, seed, policy: fighter, watching: false }).outcome?.kind,
  )
  expect(kinds).toContain('won')
  expect(kinds).not.toContain(undefined)
})
