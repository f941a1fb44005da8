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
/** The beam runs to the end of the turn with few positions first, so that a small budget sees whole turns. */
const NARROW = [1, 3]

/** What the passes over one turn share: positions that were met, and what each leads to. */
interface Memory {
  readonly met: Set<number>
  readonly next: Map<TurnEnd, readonly TurnEnd[]>
}

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
  const memory: Memory = { met: new Set(), next: new Map() }
  const first = startOf(root, decision, task, memory)
  let kept = best(first, ends)
  for (const narrow of [...NARROW.filter((one) => one < width), width]) {
    let layer = first
    for (let action = 0; action < MOST_ACTIONS && layer.length > 0; action++) {
      const found: TurnEnd[] = []
      for (const from of best(layer, narrow)) {
        if (task.budget.used() >= part) return best([...kept, ...found], ends)
        found.push(...after(from, task, memory))
        yield
      }
      kept = best([...new Set([...kept, ...found])], ends)
      layer = found
    }
  }
  return kept
}

/** Where the turn can be ended at once, or all ways to answer a question in the middle of an action. */
function startOf(root: Line, decision: Decision, task: Task, memory: Memory): readonly TurnEnd[] {
  if (!task.adapter.isMenu(decision, task.seat)) return expanded(root, decision, task, memory)
  return judged([root], task, memory)
}

/** The positions one action further; an earlier pass may have found them. */
function after(from: TurnEnd, task: Task, memory: Memory): readonly TurnEnd[] {
  if (from.state.outcome !== null) return []
  const before = memory.next.get(from)
  if (before !== undefined) return before
  const found = expanded(from, questionIn(from.state, task.seat), task, memory)
  memory.next.set(from, found)
  return found
}

function expanded(from: Line, asked: Decision, task: Task, memory: Memory): TurnEnd[] {
  const { adapter } = task
  return adapter
    .candidates(from.state, asked)
    .flatMap((picks) => judged(linesAfter(from, asked, picks, task), task, memory))
}

/** Values of the positions that were not met before. */
function judged(lines: readonly Line[], { adapter, seat }: Task, { met }: Memory): TurnEnd[] {
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
