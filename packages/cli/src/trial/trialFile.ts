import { appendFileSync, existsSync } from 'node:fs'
import type { Trial, TrialGame } from '@quadriga/bots/trial'
import { checkPlainFile, fileRefusal, readText } from '../files.ts'

/** The games of a trial that a file holds already; lines of other trials and half lines are left alone. */
export function keptGames(file: string | undefined, trial: Trial): readonly TrialGame[] {
  if (file === undefined || !existsSync(file)) return []
  const key = keyOf(trial)
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const row = rowOf(line)
      return row?.trial === key ? [row.game] : []
    })
}

export function keepGame(file: string | undefined, trial: Trial, game: TrialGame): void {
  if (file === undefined) return
  checkPlainFile(file)
  try {
    appendFileSync(file, `${JSON.stringify({ trial: keyOf(trial), game })}\n`)
  } catch (error) {
    throw fileRefusal(error, file, 'write')
  }
}

/** What a game follows from. */
function keyOf({ deck: { hero, cards }, scenario, difficulty, seed }: Trial): string {
  const sorted = Object.entries(cards).toSorted(([a], [b]) => a.localeCompare(b))
  return JSON.stringify([hero, sorted, scenario, difficulty, seed])
}

interface Row {
  readonly trial: string
  readonly game: TrialGame
}

function rowOf(line: string): Row | null {
  try {
    const row = JSON.parse(line) as Row
    return typeof row.trial === 'string' && typeof row.game.n === 'number' ? row : null
  } catch {
    return null
  }
}
