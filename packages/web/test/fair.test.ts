import { commitment, type Save } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { diceCount } from '../src/worker/fair/diceCount.ts'
import { fairDesk } from '../src/worker/fair/fairDesk.ts'
import { buildOf } from '../src/worker/table/build.ts'
import { preparedSave } from '../prepared/save.ts'

test('the chance of a game is checked against its commitment, and a single other die is found', async () => {
  const kept = JSON.parse(preparedSave('roll')) as Save
  // Only by the rules under which it was played can chance be checked.
  const save = { ...kept, build: buildOf('dicethrone') }
  const committed = commitment(save.seed)
  const check = async (given: object, to = committed) => {
    const found = await fairDesk.file(JSON.stringify(given), to, 'en')
    if (!found.ok) throw new Error(JSON.stringify(found.refusals))
    return found.value
  }
  expect(await check(save)).toMatchObject({ isCommitted: true, speaker: 'generator', seed: save.seed })
  expect(await check(save, commitment('another seed'))).toMatchObject({ isCommitted: false })
  const n = save.answers.findIndex(({ c = [] }) => c.some(([source]) => source.startsWith('offensive')))
  const answers = save.answers.map((one, i) =>
    i < n
      ? one
      : { ...one, c: one.c?.map(([source, word]) => [source, source.startsWith('offensive') ? '6' : word]) },
  )
  expect(n).toBeGreaterThanOrEqual(0)
  expect(await check({ ...save, answers: answers.slice(0, n + 1) })).toMatchObject({ speaker: 'hand' })
  expect((await fairDesk.file('{', committed, 'en')).ok).toBe(false)
})

test('dice are counted by face, and how far they stray is told as Pearson does', () => {
  expect(diceCount([])).toBeNull()
  expect(diceCount([1, 2, 3, 4, 5, 6])).toEqual({ thrown: 6, faces: [1, 1, 1, 1, 1, 1], likely: 100 })
  // Chi-square 11.07 with five degrees of freedom is the well-known five percent.
  const faces = [5, 8, 9, 8, 10, 20]
  const thrown = faces.flatMap((n, i) => Array.from({ length: n }, () => i + 1))
  expect(diceCount(thrown)).toEqual({ thrown: 60, faces, likely: 2 })
  expect(diceCount(Array.from({ length: 60 }, () => 6))?.likely).toBe(0)
})
