import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PlayedGame } from '@quadriga/bots/train'

/** Games of one round of training, one to a line: what is there is not played again. */
export function readGames(file: string): PlayedGame[] {
  if (!existsSync(file)) return []
  const games = new Map<number, PlayedGame>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const game = readLine(line)
    if (game !== null) games.set(game.n, game)
  }
  return [...games.values()].toSorted((a, b) => a.n - b.n)
}

/** A line that was cut off when a run was stopped is played again. */
function readLine(line: string): PlayedGame | null {
  try {
    return line === '' ? null : (JSON.parse(line) as PlayedGame)
  } catch {
    return null
  }
}

export function keepGame(file: string, game: PlayedGame): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(game)}\n`)
}
