import { createRng, loadedGame } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { villainous } from '@quadriga/villainous'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

test('villains play at random with every invariant watched', () => {
  for (const [name, make] of Object.entries(kit.setups)) {
    const setup = make(createRng(name))
    const played = randomGame({ game: villainous, setup, seed: `random/${name}`, cap: 100 })
    expect(played.decisions > 90 || played.outcome !== null).toBe(true)
  }
})

test('every reason and keyword points at an entry of the rules reference', () => {
  const known = new Set(villainous.reference.map(({ id }) => id))
  for (const { see } of villainous.reference) for (const id of see) expect(known.has(id)).toBe(true)
  expect(loadedGame('villainous').game.words.messages.check([])).toEqual([])
})
