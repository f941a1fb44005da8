import { existsSync } from 'node:fs'
import {
  describe,
  describeProblem,
  type Game,
  plain,
  readSave,
  type Reason,
  type Resumed,
  resume,
  type Save,
  type SaveProblem,
} from '@quadriga/kernel'
import type { Context } from './context.ts'
import { readText, writeWhole } from './files.ts'
import { type OpenGame, openGame } from './games.ts'
import { jsonProblem, notJson } from './json.ts'
import { Refusal } from './refusal.ts'

/** A saved game from a file, resumed as far as it goes. */
export interface TakenUp {
  readonly open: OpenGame
  readonly saved: Save
  readonly resumed: Resumed
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads a saved game and replays it; whatever is wrong is said with its place, and the file stays as it is. */
export async function takeUp(file: string, context: Context): Promise<TakenUp> {
  const text = readText(file)
  const garbled = jsonProblem(text)
  if (garbled !== null) throw notJson(garbled, file)
  const read = readSave(text)
  if (!read.ok) throw badSave(file, read.problem, context)
  const open = await openGame(read.save.game)
  const result = begin(open.game, read.save, file)
  if (!result.ok)
    throw new Refusal('save.bad', {
      file,
      where: result.where,
      what: tell(open.game, result.reasons, context),
    })
  return { open, saved: read.save, resumed: result.resumed }
}

function badSave(file: string, problem: SaveProblem, { language }: Context): Refusal {
  return new Refusal('save.bad', {
    file,
    where: problem.where,
    what: plain(describeProblem(problem, language)),
  })
}

/** An edited setup may be one that the game never thought of. */
function begin(game: Game, saved: Save, file: string): ReturnType<typeof resume> {
  try {
    return resume(game, saved)
  } catch (error) {
    throw new Refusal('save.bad', { file, where: 'setup', what: problemOf(error).split('\n')[0] ?? '' })
  }
}

/** Reasons as sentences in a row. */
export function tell(game: Game, reasons: readonly Reason[], context: Context): string {
  return reasons.map((reason) => plain(describe(game.id, reason, context.language))).join(' ')
}

/**
 * Writes a saved game whole or not at all; never over a file that is something else. Over another saved game only where
 * that is wanted: `isOurs` says that the file belongs to this game, as long as it still holds it.
 */
export function writeSave(file: string, saved: Save, isOurs: boolean, isWanted: boolean): void {
  if (existsSync(file)) {
    const there = readSave(readText(file))
    if (!there.ok) throw new Refusal('file.taken', { file })
    if (!isWanted && !(isOurs && isSameTable(there.save, saved))) throw otherSave(file, there.save)
  }
  writeWhole(file, `${JSON.stringify(saved)}\n`)
}

function isSameTable(a: Save, b: Save): boolean {
  return a.game === b.game && a.seed === b.seed && JSON.stringify(a.setup) === JSON.stringify(b.setup)
}

function otherSave(file: string, { game, seed, answers }: Save): Refusal {
  return new Refusal('file.otherSave', { file, game, seed, answers: answers.length })
}
