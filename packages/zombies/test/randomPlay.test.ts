import { createRng, loadedGame } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

test('the first mission plays at random to its end with every invariant watched', () => {
  for (const [name, make] of Object.entries(kit.setups)) {
    const played = randomGame({
      game: zombies,
      setup: make(createRng(name)),
      seed: `random/${name}`,
      cap: 600,
      watching: { askingTells: true },
    })
    expect(played.outcome).not.toBeNull()
  }
})

test('every message has words in both languages and every rule that is named exists', () => {
  const known = new Set(zombies.reference.map(({ id }) => id))
  for (const { see } of zombies.reference) for (const id of see) expect(known.has(id)).toBe(true)
  randomGame({
    game: zombies,
    setup: kit.setups['four']?.(createRng('words')) ?? {},
    seed: 'words',
    cap: 5,
    watching: false,
  })
  expect(loadedGame('zombies').game.words.messages.check([])).toEqual([])
})
