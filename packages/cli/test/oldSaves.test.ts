import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  describe,
  languages,
  plain,
  readSave,
  type Reason,
  type Resumed,
  resume,
  type Save,
  save,
} from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { gameIds, openGame } from '../src/games.ts'

/** Games that were saved once and are never saved again: rules may change under them, as under anybody's. */
function oldSaves(game: string): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL(`../../${game}/test/saves/`, import.meta.url))
  const names = readdirSync(folder).toSorted()
  return new Map(names.map((name) => [name, readFileSync(`${folder}${name}`, 'utf8')]))
}

function read(text: string): Save {
  const result = readSave(text)
  if (!result.ok) throw new Error(`${result.problem.where}: ${result.problem.what}`)
  return result.save
}

/** What is resumed is the file's own game, as far as it goes. */
function expectSameGame(saved: Save, { history, stopped }: Resumed): void {
  const again = save(history)
  const answers = saved.answers.slice(0, stopped?.answer)
  const { reseed } = stopped === null ? saved : again
  expect({ ...again, reseed: again.reseed }).toEqual({ ...saved, answers, reseed })
  // Their dice came from another generator, and nobody is accused of that.
  expect(history.chanceBy).toBe('unchecked')
}

/** A game stops because something is no longer legal in it, never because the rules broke under it. */
function expectSaid(game: string, reasons: readonly Reason[]): void {
  for (const one of reasons) {
    expect(one.key).not.toMatch(/^refused\.(broken|setup)$/)
    for (const language of languages) expect(plain(describe(game, one, language))).not.toBe('')
  }
}

test.each(gameIds)(
  'old saves of %s are played to their last answer, or up to what says why not',
  async (id) => {
    const { game } = await openGame(id)
    const files = oldSaves(id)
    expect(files.size).toBeGreaterThanOrEqual(10)
    for (const text of files.values()) {
      const saved = read(text)
      expect(saved.game).toBe(id)
      const result = resume(game, saved)
      if (result.ok) expectSameGame(saved, result.resumed)
      const stopped = result.ok ? result.resumed.stopped : result
      expect(stopped?.reasons).not.toEqual([])
      expectSaid(id, stopped?.reasons ?? [])
      expect(saved).toEqual(JSON.parse(text))
    }
    // Nobody wrote into the files either.
    expect(oldSaves(id)).toEqual(files)
  },
)
