import type { History } from '@quadriga/kernel'
import { caseArguments, type HistoryResult } from '../case.ts'
import { weigh } from '../heap.ts'
import { longGame } from './play.ts'

const answers = 1_000
const { seconds, seed } = caseArguments()

/** The heap that a kept game of a thousand answers takes. */
function bytesOfGame(number: number): number {
  const before = weigh()
  const history = longGame(number, answers)
  const grown = weigh() - before
  if (history.length !== answers) throw new Error('the game was not kept')
  return grown
}

/** Milliseconds of one undo; the game is as deep as ever before each. */
function undoTo(history: History, depth: number): number {
  const begun = performance.now()
  const refused = history.undo(depth, 'one')
  const elapsed = performance.now() - begun
  if (refused !== null || history.length !== depth) throw new Error(`undo to ${depth} did not come about`)
  return elapsed
}

longGame(seed, answers)
const bytes = bytesOfGame(seed + 1)

const times: number[] = []
const end = performance.now() + seconds * 1000
// Depths are spread by a step that has no factor in common with the answers, so that each is as likely as another.
for (let tried = 0; tried < 100 || performance.now() < end; tried++) {
  times.push(undoTo(longGame(seed + 2 + tried, answers), (tried * 387) % answers))
}

const result: HistoryResult = {
  answers,
  undoWorstMilliseconds: Math.max(...times),
  undoMeanMilliseconds: times.reduce((sum, time) => sum + time, 0) / times.length,
  bytesPerAnswer: Math.round(bytes / answers),
}
process.stdout.write(`${JSON.stringify(result)}\n`)
