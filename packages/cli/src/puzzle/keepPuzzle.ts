import { type KeepPuzzle, positionOf } from '@quadriga/bots/puzzle'
import { keepingOdds, odds } from '@quadriga/dicethrone'
import { type State, view } from '@quadriga/kernel'
import { nameOfFace } from '@quadriga/table'
import type { Given } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import type { OpenGame } from '../games.ts'
import { Refusal } from '../refusal.ts'
import { boardLines } from '../table/board.ts'
import { sceneAt } from '../table/scene.ts'

/** Which dice to keep: shows the dice, or judges an answer. */
export function tellKeepPuzzle(open: OpenGame, puzzle: KeepPuzzle, given: Given, context: Context): void {
  const state = positionOf(open.game, puzzle)
  const keep = given.texts['keep']
  if (keep === undefined) show(open, puzzle, state, context)
  else judge(puzzle, state, keep, context)
}

function show(open: OpenGame, { seat }: KeepPuzzle, state: State, context: Context): void {
  const scene = sceneAt(open, state, seat, context)
  for (const line of boardLines(scene)) print(context, line)
  const { dice, attempts } = odds(view(state, seat), { seat })
  const hero = nameOfFace(scene, open.kit.seatNames(scene.q, seat)[0] ?? '')
  print(context, context.say('puzzle.asks', { hero, dice: pips(dice, context), attempts }))
}

/** Says whether the answer is the best, and what it is worth beside the best. */
function judge(puzzle: KeepPuzzle, state: State, asked: string, context: Context): void {
  const ways = keepingOdds(view(state, puzzle.seat))
  const wanted = asked === '0' ? [] : asked.split('-').map(Number)
  const sorted = wanted.toSorted((a, b) => a - b).join()
  const way = ways.find(({ keep }) => keep.join() === sorted)
  const dice = ways.find(({ keep }) => keep.length === 5)?.keep ?? []
  if (way === undefined) throw new Refusal('puzzle.notThere', { keep: asked, dice: dice.join('-') })
  const { best, worth, next } = puzzle
  const keep = pips(way.keep, context)
  const isRight = way.keep.join() === best.join()
  const mean = shown(way.mean)
  if (context.json) printJson(context, { right: isRight, keep: way.keep, mean, best, worth })
  else if (isRight)
    print(context, context.say('puzzle.right', { keep, worth: shown(worth), next: shown(next) }))
  else
    print(
      context,
      context.say('puzzle.wrong', { keep, best: pips(best, context), mean, worth: shown(worth) }),
    )
}

const shown = (n: number): number => Math.round(n * 100) / 100

function pips(dice: readonly number[], context: Context): string {
  return dice.length === 0 ? context.say('puzzle.noDice') : dice.join('-')
}
