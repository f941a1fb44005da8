import type { KeepPuzzle, Puzzle, SurvivePuzzle, WinPuzzle } from '@quadriga/bots/puzzle'
import { query, type State, view } from '@quadriga/kernel'
import { eyeOf, type Table } from '@quadriga/table'
import type { PuzzleVerdict } from '../../model/puzzles/puzzles.ts'

const stillOpen: PuzzleVerdict = { kind: 'open' }

/** How a try stands after what was answered since the position of the puzzle. */
export async function verdictOf(puzzle: Puzzle, table: Table): Promise<PuzzleVerdict> {
  if (table.history.length <= puzzle.answers.length) return stillOpen
  if (puzzle.kind === 'survive') return surviveVerdict(puzzle, table)
  return puzzle.kind === 'win' ? winVerdict(puzzle, table) : keepVerdict(puzzle, table)
}

/** Right or wrong as soon as the turn is ended, whatever the one reply of the table will bring. */
async function surviveVerdict(puzzle: SurvivePuzzle, { history }: Table): Promise<PuzzleVerdict> {
  const { REPLIES, survivedIn } = await import('@quadriga/bots/puzzle/survived')
  const found = await survivedIn(history, puzzle)
  if (found === null) return stillOpen
  const [survived, best] = [found.share, puzzle.worth].map((share) => Math.round(share * REPLIES))
  return {
    kind: 'survive',
    isRight: found.isRight,
    replies: REPLIES,
    survived: survived ?? 0,
    best: best ?? 0,
  }
}

/** It is wrong when the turn is over without a win. */
function winVerdict({ answers, seat }: WinPuzzle, { of, history }: Table): PuzzleVerdict {
  const turnIn = (state: State): string => {
    const { round, phase, turn } = of.moment(eyeOf(state, seat))
    return `${round} ${phase} ${turn}`
  }
  const { state } = history
  if (state.outcome !== null) return { kind: 'win', isRight: state.outcome.winners.includes(seat) }
  const isOver = turnIn(state) !== turnIn(history.stateAt(answers.length))
  return isOver ? { kind: 'win', isRight: false } : stillOpen
}

/** The dice that are kept are those that the answer does not throw; another answer keeps them all. */
async function keepVerdict({ answers, seat, best, worth }: KeepPuzzle, table: Table): Promise<PuzzleVerdict> {
  const { keepingOdds, throwsAgain } = await import('@quadriga/dicethrone')
  const { history } = table
  const given = history.answers[answers.length]
  if (given?.seat !== seat) return stillOpen
  const asked = history.stateAt(answers.length)
  const q = query(asked)
  const thrown = throwsAgain(q, seat).find(({ key }) => key === given.picks[0])?.dice ?? []
  const ways = keepingOdds(view(asked, seat))
  const all = ways.find(({ keep }) => keep.length === DICE)?.keep ?? []
  const kept = without(
    all,
    thrown.map((die) => q.counter(die, 'pips')),
  ).join()
  const mean = ways.find(({ keep }) => keep.join() === kept)?.mean ?? 0
  return {
    kind: 'keep',
    isRight: kept === best.join(),
    mean: hundredths(mean),
    best,
    worth: hundredths(worth),
  }
}

const DICE = 5

const hundredths = (n: number): number => Math.round(n * 100) / 100

function without(all: readonly number[], gone: readonly number[]): readonly number[] {
  const left = [...all]
  for (const one of gone) left.splice(left.indexOf(one), 1)
  return left
}
