import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import type { Update } from '../src/model/table/tableService.ts'
import { inTurn } from '../src/page/table/inTurn.ts'
import { inNextTask } from '../src/page/table/nextTask.ts'

const at = (length: number, seat = 0): Snapshot =>
  ({ length, seat, language: 'en', version: length }) as Snapshot
const update = (length: number, seat = 0): Update => ({
  snapshot: at(length, seat),
  from: length,
  lines: [],
})
const soon = (): Promise<void> => new Promise((done) => inNextTask(done))

/** The lengths that were shown, a list for each time the page drew. */
function drawn(first = at(0)) {
  const shown: number[][] = []
  const take = inTurn(first, (updates) => shown.push(updates.map(({ snapshot }) => snapshot.length)))
  return { shown, take }
}

describe('updates of a table', () => {
  test('the first is shown at once, those that come before it is drawn together', async () => {
    const { shown, take } = drawn()
    for (const length of [1, 2, 3]) take(update(length))
    expect(shown).toEqual([[1]])
    await soon()
    expect(shown).toEqual([[1], [2, 3]])
    take(update(4))
    expect(shown).toEqual([[1], [2, 3]])
    await soon()
    expect(shown).toEqual([[1], [2, 3], [4]])
  })

  test('after a pause an update is shown at once again', async () => {
    const { shown, take } = drawn()
    take(update(1))
    await soon()
    take(update(2))
    expect(shown).toEqual([[1], [2]])
  })

  test('an undo is shown by itself, after what waited', async () => {
    const { shown, take } = drawn()
    for (const length of [1, 2, 3, 1, 2]) take(update(length))
    expect(shown).toEqual([[1], [2, 3], [1]])
    await soon()
    expect(shown).toEqual([[1], [2, 3], [1], [2]])
  })

  test('what another seat sees is shown by itself', () => {
    const { shown, take } = drawn()
    for (const [length, seat] of [
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const)
      take(update(length, seat))
    expect(shown).toEqual([[1], [2], [2]])
  })
})
