import { historyOf, positionOf, solutionOf, type WinPuzzle } from '@quadriga/bots/puzzle'
import { query } from '@quadriga/kernel'
import { picksWithin } from '@quadriga/table'
import type { Given } from '../command.ts'
import { type Context, print, printForPeople, printJson } from '../context.ts'
import type { OpenGame } from '../games.ts'
import { ME, readHolders } from '../table/holders.ts'
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
    await tellSolution(open, puzzle, context)
    return
  }
  const holders = readHolders(seatsFor(open, puzzle), open.game.seatsOf(puzzle.setup))
  const people = holders.map(({ id }) => id)
  const session = sessionAt(open, historyOf(open.game, puzzle, people), holders)
  const turn = turnIn(session)
  printForPeople(context, context.say('puzzle.winAsks'))
  const input = openInput(context)
  try {
    await sit(session, context, input)
  } finally {
    input.close()
  }
  const { outcome } = session.history.state
  const isSolved = outcome?.winners.includes(puzzle.seat) === true && turnIn(session) === turn
  if (context.json) printJson(context, { solved: isSolved })
  else print(context, context.say(isSolved ? `puzzle.solved.${puzzle.game}` : 'puzzle.unsolved'))
}

/** The person sits where the turn is to be won. */
function seatsFor({ game }: OpenGame, { setup, seat }: WinPuzzle): string {
  return Array.from({ length: game.seatsOf(setup) }, (_, other) => (other === seat ? ME : 'greedy')).join(',')
}

function turnIn({ open, history }: Session): string {
  const { round, turn } = open.kit.moment(query(history.state))
  return `${round} ${turn}`
}

async function tellSolution(open: OpenGame, puzzle: WinPuzzle, context: Context): Promise<void> {
  const state = positionOf(open.game, puzzle)
  const scene = sceneAt(open, state, puzzle.seat, context)
  const acts = (await solutionOf(state, puzzle)).map((at) =>
    picksWithin(scene, at.state, at.decision, at.picks),
  )
  if (context.json) printJson(context, { acts })
  else acts.forEach((act, i) => print(context, `${i + 1}. ${act}`))
}
