import { createRng, imagine, query, type State } from '@quadriga/kernel'
import { candidatesOf } from '../candidates.ts'
import type { Thinking } from '../search/thinking.ts'
import type { Sample } from '../tried.ts'
import { type Moods, moodsTried, wounds } from './habits.ts'
import { type Considered, type Question, sampleOf, trouble } from './considered.ts'
import { playOut, type World } from './playout.ts'

/** How hard greedy thinks, counted in playouts: the same choice on every machine. */
export interface Effort {
  /** About how many playouts each stage has; the first tries everything once, whatever that takes. */
  readonly playouts: number
  /** How many worlds each way that is left has been played in at the end, at least. */
  readonly worlds: number
  /** How many rounds are played on. */
  readonly rounds: number
}

interface Task extends Question {
  readonly effort: Effort
}

/** An answer and how it is played on, with what that came to so far. */
interface Way extends Considered {
  readonly moods: Moods
  readonly samples: Sample[]
  sum: number
  end: State | null
}

/**
 * Every answer is tried in one world in several moods. Then half of these ways are dropped, the others are tried in more worlds, and so on until
 * few are left. Returned are the ways that were tried in the most worlds, the best first; after them those that were dropped, the last first.
 */
export function* halved(task: Task): Thinking<readonly Considered[]> {
  const { decision, effort, seed } = task
  const rng = createRng(seed)
  const world = newWorld(task, `${seed}/first`, true)
  const suggested = decision.shape === 'distribute' ? wounds(world.state, decision, rng) : null
  let ways = candidatesOf(decision, suggested, rng).flatMap((picks) =>
    moodsTried.map((moods): Way => ({ picks, moods, samples: [], sum: 0, end: null })),
  )
  yield* tryIn(world, ways, task)
  const dropped: Way[] = []
  let played = 0
  while ((ways[0]?.samples.length ?? effort.worlds) < effort.worlds && ways.length > 1) {
    const ranked = byMean(ways)
    const stay = Math.max(2, Math.ceil(ways.length / 2))
    ways = ranked.slice(0, stay)
    dropped.unshift(...ranked.slice(stay))
    const more = Math.max(1, Math.round(effort.playouts / ways.length))
    for (let n = 0; n < more; n++) yield* tryIn(newWorld(task, `${seed}/${played++}`, false), ways, task)
  }
  return [...byMean(ways), ...dropped]
}

function mean({ sum, samples }: Way): number {
  return sum / Math.max(1, samples.length)
}

function byMean(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => mean(b) - mean(a))
}

function newWorld({ seen, judgement }: Task, luck: string, isEven: boolean): World {
  const state = imagine(seen, createRng(luck))
  return { state, worth: judgement.before(state, query(state)), luck, isEven }
}

function* tryIn(world: World, ways: readonly Way[], task: Task): Thinking<void> {
  const { decision, effort, judgement } = task
  for (const way of ways) {
    const { picks, moods } = way
    const moodOf = (seat: number) => (seat === decision.seat ? moods.own : moods.others)
    const end = playOut(world, decision, { picks, moodOf, rounds: effort.rounds })
    const value = judgement.value(end, query(end), world.worth) - trouble(decision, way.picks)
    way.sum += value
    way.samples.push(sampleOf(end, decision, value))
    way.end = end
    yield
  }
}
