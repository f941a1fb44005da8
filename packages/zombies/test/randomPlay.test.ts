import { createRng, loadedGame, shuffled } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { boxes, missions as all, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const missions = all.map(({ id }) => id)
const heroes = boxes.heroic.heroes

/** Missions and team sizes in turn. */
function setupOf(n: number) {
  const rng = createRng(`team/${n}`)
  const size = 1 + (n % heroes.length)
  const { id: mission, mode } = all[n % all.length]!
  const team = shuffled(boxes[mode].heroes, rng)
  return { mission, heroes: team.slice(0, size).map(({ id }) => id), laid: false }
}

test.each(missions)('%s plays at random to its end with every invariant watched', (mission) => {
  const played = randomGame({
    game: zombies,
    setup: setupOf(missions.indexOf(mission)),
    seed: `random/${mission}`,
    cap: 1500,
    watching: { askingTells: true, ...(kit.conserves === undefined ? {} : { conserves: kit.conserves }) },
  })
  expect(played.outcome).not.toBeNull()
})

test('every team size plays every mission at random to its end', () => {
  for (let n = 0; n < missions.length * heroes.length; n++) {
    const played = randomGame({
      game: zombies,
      setup: setupOf(n),
      seed: `quick/${n}`,
      cap: 1500,
      watching: false,
    })
    expect(played.outcome).not.toBeNull()
  }
})

test('every message has words in both languages and every rule that is named exists', () => {
  const known = new Set(zombies.reference.map(({ id }) => id))
  for (const { see } of zombies.reference) for (const id of see) expect(known.has(id)).toBe(true)
  expect(loadedGame('zombies').game.words.messages.check([])).toEqual([])
})
