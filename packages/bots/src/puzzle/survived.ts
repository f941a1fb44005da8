import type { History } from '@quadriga/kernel'
import { planners } from './planners.ts'
import { questionTo } from './position.ts'
import type { SurvivePuzzle } from './puzzle.ts'
import { NEARLY, REPLIES, survivalOf } from './survival.ts'

export { REPLIES }

type Entry = History['answers'][number]

/** How a turn did: the share of imagined replies that it survives, and whether that is nearly as much as the best way found. */
export interface Survived {
  readonly share: number
  readonly isRight: boolean
}

/** The answers that ended a turn, for a table asks again after every answer that follows. */
const judged = new WeakMap<Entry, number>()

/** What became of a try at a puzzle; null while the turn goes on. Who wins or falls before the turn ends needs no replies. */
export async function survivedIn(history: History, puzzle: SurvivePuzzle): Promise<Survived | null> {
  const { seat, worth } = puzzle
  const { outcome } = history.state
  const planner = await planners[puzzle.game]()
  for (let at = puzzle.answers.length; at < history.length; at++) {
    const given = history.answers[at] as Entry
    const before = history.stateAt(at)
    const asked = given.seat === seat ? questionTo(before, seat) : undefined
    const end = asked !== undefined && planner.isMenu(asked, seat) ? planner.endOfTurn(asked) : null
    if (end === null || end !== given.picks[0]) continue
    const share = judged.get(given) ?? survivalOf(before, seat, planner, REPLIES)
    judged.set(given, share)
    return { share, isRight: share >= worth - NEARLY }
  }
  if (outcome === null) return null
  const isWon = outcome.winners.includes(seat)
  return { share: Number(isWon), isRight: isWon }
}
