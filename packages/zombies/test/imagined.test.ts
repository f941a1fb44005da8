import { createRng, imagine, type Json, query, start, type State, view } from '@quadriga/kernel'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

const heroes = ['storm', 'rogue', 'magneto', 'wolverine']

function begun(setup: Json): State {
  const result = start(zombies, setup, 'imagined')
  if (!result.ok) throw new Error('refused')
  return result.state
}

/** What a seat imagines under the cards of the map that show a face; each world with other places. */
function under(state: State, face: string): string[][] {
  return Array.from({ length: 12 }, (_, n) => {
    const world = imagine(view(state, 0), createRng(`world ${n}`))
    const q = query(world)
    return world.zones
      .flatMap(({ ids }) => ids.filter((id) => q.thing(id).face === face))
      .map((id) => q.thing(id).code)
  })
}

const bringsHero = (code: string): boolean =>
  (
    query(begun({ mission: 'MH9', heroes })).loaded.definitions.get(code) as unknown as {
      bringsHero: boolean
    }
  ).bringsHero

test('all six Zombie Hero! cards are imagined in the lair, now in this room and now in that', () => {
  const worlds = under(begun({ mission: 'MH9', heroes }), 'hidden-spawn')
  expect(new Set(worlds.map((codes) => codes.filter(bringsHero).length))).toEqual(new Set([6]))
  expect(new Set(worlds.map((codes) => codes.map(bringsHero).join())).size).toBeGreaterThan(6)
  // The other eight are any cards of the deck.
  expect(new Set(worlds.flat()).size).toBeGreaterThan(20)
})

test('both Secret Mission cards are imagined on the map, and so is a citizen whom the mission put there', () => {
  const secret = under(begun({ mission: 'MH3', heroes }), 'hidden-citizen')
  expect(secret.every((codes) => codes.filter((code) => code.startsWith('secret-')).length === 2)).toBe(true)
  const trask = under(begun({ mission: 'MH10', heroes }), 'hidden-citizen')
  expect(trask.every((codes) => codes.includes('bolivar-trask'))).toBe(true)
})
