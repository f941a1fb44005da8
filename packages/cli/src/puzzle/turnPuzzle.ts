import {
  historyOf,
  positionOf,
  REPLIES,
  solutionOf,
  survivedIn,
  type SurvivePuzzle,
  type WinPuzzle,
} from '@quadriga/bots/puzzle'
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

type TurnPuzzle = WinPuzzle | SurvivePuzzle

/** How to play this turn: plays on from the position and says what came of it, or tells one way. */
export async function tellTurnPuzzle(
  open: OpenGame,
  puzzle: TurnPuzzle,
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
  printForPeople(context, context.say(askedBy(puzzle), { replies: REPLIES }))
  const input = openInput(context)
  try {
    await sit(session, context, input)
  } finally {
    input.close()
  }
  if (puzzle.kind === 'survive') await tellSurvived(session, puzzle, context)
  else tellWon(session, puzzle, turn, context)
}

function askedBy(puzzle: TurnPuzzle) {
  return puzzle.kind === 'win' ? 'puzzle.winAsks' : (`puzzle.surviveAsks.${puzzle.game}` as const)
}

function tellWon(session: Session, puzzle: WinPuzzle, turn: string, context: Context): void {
  const { outcome } = session.history.state
  const isSolved = outcome?.winners.includes(puzzle.seat) === true && turnIn(session) === turn
  if (context.json) printJson(context, { solved: isSolved })
  else print(context, context.say(isSolved ? `puzzle.solved.${puzzle.game}` : 'puzzle.unsolved'))
}

async function tellSurvived({ history }: Session, puzzle: SurvivePuzzle, context: Context): Promise<void> {
  const found = await survivedIn(history, puzzle)
  if (context.json) printJson(context, { solved: found?.isRight === true, share: found?.share ?? null })
  else if (found === null) print(context, context.say('puzzle.unsolved'))
  else {
    const words = { replies: REPLIES, survived: counted(found.share), best: counted(puzzle.worth) }
    print(context, context.say(found.isRight ? 'puzzle.survived' : 'puzzle.fallen', words))
  }
}

function counted(share: number): number {
  return Math.round(share * REPLIES)
}

/** The person sits where the turn is to be played. */
function seatsFor({ game }: OpenGame, { setup, seat }: TurnPuzzle): string {
  return Array.from({ length: game.seatsOf(setup) }, (_, other) => (other === seat ? ME : 'greedy')).join(',')
}

function turnIn({ open, history }: Session): string {
  const { round, turn } = open.kit.moment(query(history.state))
  return `${round} ${turn}`
}

async function tellSolution(open: OpenGame, puzzle: TurnPuzzle, context: Context): Promise<void> {
  const state = positionOf(open.game, puzzle)
  const scene = sceneAt(open, state, puzzle.seat, context)
  const acts = (await solutionOf(state, puzzle)).map((at) =>
    picksWithin(scene, at.state, at.decision, at.picks),
  )
  if (context.json) printJson(context, { acts })
  else acts.forEach((act, i) => print(context, `${i + 1}. ${act}`))
}
