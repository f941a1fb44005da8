import { existsSync, readFileSync } from 'node:fs'
import { playedIn, type Puzzle, type PuzzleFile } from '@quadriga/bots/puzzle'
import type { Given } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { type OpenGame, openGame } from '../games.ts'
import { Refusal } from '../refusal.ts'
import { tellKeepPuzzle } from './keepPuzzle.ts'
import { tellTurnPuzzle } from './turnPuzzle.ts'

/** Lists puzzles, shows one, or judges an answer to it. */
export async function tellPuzzle(given: Given, context: Context): Promise<number> {
  const game = given.texts['game'] ?? 'dicethrone'
  const { puzzles } = puzzlesOf(game)
  const open = await openGame(game)
  const [asked] = given.positionals
  if (asked === undefined) {
    list(open, puzzles, context)
    return 0
  }
  const puzzle = puzzles[Number(asked) - 1]
  if (puzzle === undefined) throw new Refusal('puzzle.unknown', { given: asked, most: puzzles.length })
  if (puzzle.kind === 'keep') tellKeepPuzzle(open, puzzle, given, context)
  else await tellTurnPuzzle(open, puzzle, given, context)
  return 0
}

function puzzlesOf(game: string): PuzzleFile {
  const file = new URL(`../../../bots/puzzles/${game}.json`, import.meta.url)
  if (!/^\w+$/.test(game) || !existsSync(file)) throw new Refusal('puzzle.noGame', { game })
  return JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile
}

function list(open: OpenGame, puzzles: readonly Puzzle[], context: Context): void {
  if (context.json) {
    printJson(context, puzzles)
    return
  }
  puzzles.forEach((puzzle, i) => {
    const { kind, difficulty } = puzzle
    const face = playedIn(puzzle)
    const definition = open.game.content.find(({ id }) => id === face)
    const hero = definition?.names[context.language] ?? face
    print(context, context.say(`puzzle.${kind}Row`, { n: i + 1, hero, difficulty }))
  })
}
