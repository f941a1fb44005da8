import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is played by number. */
interface Numbered {
  readonly n: number
}

/** What was played in one round of training, one game or pair to a line: what is there is not played again. */
export function readGames<T extends Numbered>(file: string): T[] {
  if (!existsSync(file)) return []
  const games = new Map<number, T>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const game = readLine<T>(line)
    if (game !== null) games.set(game.n, game)
  }
  return [...games.values()].toSorted((a, b) => a.n - b.n)
}

/** A line that was cut off when a run was stopped is played again. */
function readLine<T>(line: string): T | null {
  try {
    return line === '' ? null : (JSON.parse(line) as T)
  } catch {
    return null
  }
}

export function keepGame(file: string, game: Numbered): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(game)}\n`)
}
