import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBot } from '@quadriga/bots'
import { playSecond, type SecondLesson, seconds } from '@quadriga/bots/train'
import { afterEach, expect, test } from 'vitest'
import { learnSecond, type SecondTraining } from '../src/training/learnSecond.ts'

const made: string[] = []

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true })
})

function fresh(): string {
  const directory = mkdtempSync(join(tmpdir(), 'second-'))
  made.push(directory)
  return directory
}

/** Champions played at random, otherwise after each step: games shall be quick, and follow from what was learned. */
const lesson: SecondLesson = {
  ...seconds['champions']!,
  bot: (second, seed) => randomBot(`${seed}/${second?.turnEnds.bias ?? ''}`),
}

/** A run in a directory, stopped after so many games where told; returns what it wrote. */
async function learned(directory: string, stopAfter = Number.POSITIVE_INFINITY): Promise<string> {
  let played = 0
  const play: SecondTraining['play'] = async (numbers, { seed, second }, done) => {
    for (const n of numbers) {
      if (played++ === stopAfter) throw new Error('stopped')
      done(playSecond(lesson, second, seed, n))
    }
  }
  const out = join(directory, 'second.json')
  const training = { name: 'champions', lesson, build: 'b', rounds: 2, games: 3, seed: 's', from: undefined }
  await learnSecond({ ...training, keep: directory, out, play, say: () => {} })
  return readFileSync(out, 'utf8')
}

test('a second judgement follows from the seed to the byte, also where its run was stopped on the way, and its file says what it is made from', async () => {
  const whole = await learned(fresh())
  const stopped = fresh()
  await expect(learned(stopped, 4)).rejects.toThrow('stopped')
  expect(await learned(stopped)).toBe(whole)
  expect(JSON.parse(whole)).toMatchObject({
    game: 'champions',
    build: 'b',
    seed: 'second/champions/s, the mean of steps 1 to 2',
    games: 6,
  })
})
