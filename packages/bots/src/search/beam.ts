import type { Decision } from '@quadriga/kernel'
import { questionIn } from '../imagined.ts'
import { type Line, linesAfter, type Task } from './line.ts'
import { signatureOf } from './signature.ts'
import type { Thinking } from './thinking.ts'

/** How broad and deep a turn is searched. */
export interface Breadth {
  /** Positions kept after each action. */
  readonly width: number
  /** Ends of the turn handed on. */
  readonly ends: number
  /** The part of the budget that the beam may use. */
  readonly part: number
}

/** A way to play the turn, with the chance of winning that the value sees when it ends. */
export interface TurnEnd extends Line {
  readonly value: number
}

/** No turn has as many actions. */
const MOST_ACTIONS = 30

/**
 * Plans a turn in one imagined world: from menu to menu, the best positions of each layer are played on in all ways, equal positions are
 * merged, and each position is a place to end the turn. Returns the best ends, best first.
 */
export function* planTurn(
  root: Line,
  decision: Decision,
  task: Task,
  { width, ends, part }: Breadth,
): Thinking<readonly TurnEnd[]> {
  const met = new Set<number>()
  let layer: readonly TurnEnd[] = startOf(root, decision, task, met)
  let kept = best(layer, ends)
  for (let action = 0; action < MOST_ACTIONS && layer.length > 0; action++) {
    const next: TurnEnd[] = []
    for (const from of best(layer, width)) {
      if (task.budget.used() >= part && kept.length > 0) break
      if (from.state.outcome === null) next.push(...after(from, questionIn(from.state, task.seat), task, met))
      yield
    }
    kept = best([...kept, ...next], ends)
    layer = next
  }
  return kept
}

/** Where the turn can be ended at once, or all ways to answer a question in the middle of an action. */
function startOf(root: Line, decision: Decision, task: Task, met: Set<number>): readonly TurnEnd[] {
  if (!task.adapter.isMenu(decision, task.seat)) return after(root, decision, task, met)
  return judged([root], task, met)
}

function after(from: Line, asked: Decision, task: Task, met: Set<number>): TurnEnd[] {
  const { adapter } = task
  return adapter
    .candidates(from.state, asked)
    .flatMap((picks) => judged(linesAfter(from, asked, picks, task), task, met))
}

/** Values of the positions that were not met before. */
function judged(lines: readonly Line[], { adapter, seat }: Task, met: Set<number>): TurnEnd[] {
  return lines.flatMap((line) => {
    const signature = signatureOf(line.state)
    if (met.has(signature)) return []
    met.add(signature)
    const { outcome } = line.state
    const won = outcome === null ? null : Number(outcome.winners.includes(seat))
    return [{ ...line, value: won ?? adapter.value(line.state, seat, 'turnEnds') }]
  })
}

function best(ends: readonly TurnEnd[], most: number): readonly TurnEnd[] {
  return ends.toSorted((a, b) => b.value - a.value).slice(0, most)
}
