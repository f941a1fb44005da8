import { historyOf, positionOf, solutionOf, type WinPuzzle } from '@quadriga/bots/puzzle'
import { query } from '@quadriga/kernel'
import { picksWithin } from '@quadriga/table'
import type { Given } from '../command.ts'
import { type Context, print, printForPeople, printJson } from '../context.ts'
import type { OpenGame } from '../games.ts'
import { readHolders } from '../table/holders.ts'
import { openInput } from '../table/input.ts'
import { sit } from '../table/loop.ts'
import { sceneAt } from '../table/scene.ts'
import { type Session, sessionAt } from '../table/session.ts'

/** How to win this turn: plays on from the position and says whether it was won in time, or tells one way. */
export async function tellWinPuzzle(
  open: OpenGame,
  puzzle: WinPuzzle,
  given: Given,
  context: Context,
): Promise<void> {
  if (given.flags.has('solution')) {
    tellSolution(open, puzzle, context)
    return
  }
  const holders = readHolders(undefined, open.game.seatsOf(puzzle.setup))
  const people = holders.map(({ id }) => id)
  const session = sessionAt(open, historyOf(open.game, puzzle, people), holders)
  const round = roundIn(session)
  printForPeople(context, context.say('puzzle.winAsks'))
  const input = openInput(context)
  try {
    await sit(session, context, input)
  } finally {
    input.close()
  }
  const { outcome } = session.history.state
  const isSolved = outcome?.winners.includes(puzzle.seat) === true && roundIn(session) === round
  if (context.json) printJson(context, { solved: isSolved })
  else print(context, context.say(isSolved ? 'puzzle.solved' : 'puzzle.unsolved'))
}

function roundIn({ open, history }: Session): number {
  return open.kit.moment(query(history.state)).round
}

function tellSolution(open: OpenGame, puzzle: WinPuzzle, context: Context): void {
  const state = positionOf(open.game, puzzle)
  const scene = sceneAt(open, state, puzzle.seat, context)
  const acts = solutionOf(state, puzzle).map((at) => picksWithin(scene, at.state, at.decision, at.picks))
  if (context.json) printJson(context, { acts })
  else acts.forEach((act, i) => print(context, `${i + 1}. ${act}`))
}
