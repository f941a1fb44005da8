import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { greedyBot } from '@quadriga/bots'
import { type ChanceLesson, chanceLessons, playHeld } from '@quadriga/bots/train'
import { afterEach, expect, test } from 'vitest'
import { type ChanceTraining, learnChance } from '../src/training/learnChance.ts'

const made: string[] = []

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true })
})

function fresh(): string {
  const directory = mkdtempSync(join(tmpdir(), 'chance-'))
  made.push(directory)
  return directory
}

/** Duels of Dice Throne by greedy: games shall be quick. */
const lesson: ChanceLesson = { ...chanceLessons['dicethrone']!, bot: greedyBot }

/** A run in a directory, stopped after so many games where told; returns what it wrote and what it said. */
async function counted(directory: string, stopAfter = Number.POSITIVE_INFINITY) {
  let played = 0
  const said: string[] = []
  const play: ChanceTraining['play'] = async (numbers, { seed }, done) => {
    for (const n of numbers) {
      if (played++ === stopAfter) throw new Error('stopped')
      done(playHeld(lesson, seed, n))
    }
  }
  const out = join(directory, 'chances.json')
  const training = { name: 'dicethrone', lesson, build: 'b', games: 6, seed: 's' }
  await learnChance({ ...training, keep: directory, out, play, say: (line) => said.push(line) })
  return { file: readFileSync(out, 'utf8'), said }
}

test('chances follow from the seed to the byte, also where the run was stopped on the way, and their file says what they were counted in', async () => {
  const { file, said } = await counted(fresh())
  const stopped = fresh()
  await expect(counted(stopped, 2)).rejects.toThrow('stopped')
  expect((await counted(stopped)).file).toBe(file)
  expect(JSON.parse(file)).toMatchObject({
    game: 'dicethrone',
    build: 'b',
    seed: 'chance/dicethrone/s',
    games: 6,
  })
  expect(said.join('\n')).toMatch(/log loss on games kept apart \d\.\d+, by the set-up alone \d\.\d+/)
})

test('games of all four can be counted', () => {
  expect(Object.keys(chanceLessons)).toEqual(['champions', 'dicethrone', 'villainous', 'zombies'])
})
