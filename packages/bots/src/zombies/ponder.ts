import { createRng, imagine, query, type Rng, type State, type View } from '@quadriga/kernel'
import { tableOf } from '@quadriga/zombies'
import { candidatesOf } from '../candidates.ts'
import type { Thinking } from '../search/thinking.ts'
import type { Sample } from '../tried.ts'
import { type Considered, type Question, sampleOf, trouble } from './considered.ts'
import { type Mood, wounds } from './habits.ts'
import type { Judgement } from './judgement.ts'
import { playOut, type World } from './playout.ts'

/** How all heroes go on until the round ends: a mood for each seat. */
export type Moods = readonly Mood[]

/** A way to go on: an answer and moods, with what it came to in each world. */
export interface Way extends Considered {
  readonly moods: Moods
  readonly samples: Sample[]
  end: State | null
}

interface Task extends Question {
  /** Moods that did best at the last question of the round. */
  readonly last: readonly Moods[]
  /** How many times as much is tried as is usual. */
  readonly care: number
  /** Whether no more may be tried, and whether all time is to be used. */
  readonly isOver: () => boolean
  readonly isUsedUp: boolean
  /** Told of each playout. */
  readonly spend: () => void
}

const moods: readonly Mood[] = ['party', 'fight', 'flee', 'hold', 'spread', 'together', 'withdraw']
/** In so many of them everybody is tried with every answer; the others come with variations. */
const SHARED = 4
/** How many ways are left after each look, how many of one answer at most, and in how many worlds they have been played by then. */
const looks: readonly (readonly [left: number, each: number, worlds: number])[] = [
  [10, 2, 3],
  [5, 5, 7],
  [2, 2, 14],
]
/** After the first look so many of the best ways are varied, so often each. */
const VARIED = 3
const VARIATIONS = 4
/** With time left the last ways are tried in so many worlds at most. */
const MOST_WORLDS = 300

/**
 * Every answer is tried in a few moods, the best ones with single heroes in other moods too; those that did best are tried in more and more worlds.
 * Those that were tried in the most come first, the best of them before the others.
 */
export function* ponder(task: Task): Thinking<readonly Way[]> {
  const { seen, seed, judgement, care, isOver } = task
  const rng = createRng(`${seed}/ways`)
  const worlds: World[] = []
  const world = (n: number): World => (worlds[n] ??= newWorld(seen, `${seed}/${n}`, judgement, n === 0))
  let ways = waysOf(task, world(0).state, rng)
  const all = [...ways]
  yield* play(ways, 1, world, task)
  for (const [look, [left, each, count]] of looks.entries()) {
    if (isOver()) break
    ways = fewOfEach(ways, each).slice(0, Math.ceil(left * care))
    const most = Math.ceil(count * care)
    yield* play(ways, most, world, task)
    if (look > 0 || isOver()) continue
    const varied = best(ways, Math.ceil(VARIED * care)).flatMap((way) => variations(way, world(0).state, rng))
    yield* play(varied, most, world, task)
    all.push(...varied)
    ways = [...ways, ...varied.filter(({ samples }) => samples.length === most)]
  }
  for (
    let n = (ways[0]?.samples.length ?? 0) + 1;
    task.isUsedUp && n < MOST_WORLDS && ways.length > 1 && !isOver();
    n++
  )
    yield* play(ways, n, world, task)
  return all.toSorted((a, b) => b.samples.length - a.samples.length || mean(b) - mean(a))
}

function newWorld(seen: View, luck: string, judgement: Judgement, isEven: boolean): World {
  const state = imagine(seen, createRng(luck))
  return { state, worth: judgement.before(state, query(state)), luck, isEven }
}

function waysOf({ decision, last }: Task, state: State, rng: Rng): Way[] {
  const { heroes } = tableOf(query(state))
  const suggested = decision.shape === 'distribute' ? wounds(state, decision, rng) : null
  const boards = [...moods.slice(0, SHARED).map((mood) => heroes.map(() => mood)), ...last]
  return candidatesOf(decision, suggested, rng).flatMap((picks) =>
    boards.map((board): Way => ({ picks, moods: board, samples: [], end: null })),
  )
}

/** The same answer with another mood of a hero or two who have still to act. */
function variations(way: Way, state: State, rng: Rng): Way[] {
  const { done, heroes } = tableOf(query(state))
  const acting = heroes.map((_, seat) => seat).filter((seat) => !done.includes(seat))
  if (acting.length === 0) return []
  return Array.from({ length: VARIATIONS }, () => {
    const board = [...way.moods]
    for (let n = 0; n <= rng.below(2); n++)
      board[acting[rng.below(acting.length)] as number] = moods[rng.below(moods.length)] as Mood
    return { ...way, moods: board, samples: [], end: null }
  })
}

/** So many of the best ways of each answer: where all look alike, every answer is looked at again. */
function fewOfEach(ways: readonly Way[], each: number): Way[] {
  const seen = new Map<string, number>()
  return best(ways, ways.length).filter(({ picks }) => {
    const key = picks.join(' ')
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before < each
  })
}

/** Plays ways in as many worlds as are asked for, world by world: all of them met the same luck. */
function* play(
  ways: readonly Way[],
  worlds: number,
  world: (n: number) => World,
  { decision, judgement, isOver, spend }: Task,
): Thinking<void> {
  for (let n = 0; n < worlds && (n === 0 || !isOver()); n++) {
    for (const way of ways) {
      if (way.samples.length > n) continue
      const here = world(n)
      const { picks, moods: board } = way
      way.end = playOut(here, decision, { picks, moodOf: (seat) => board[seat] ?? 'party', rounds: 1 })
      const value = judgement.value(way.end, query(way.end), here.worth)
      const sample = sampleOf(way.end, decision, value - trouble(decision, picks))
      // Who has lost anyway goes to any trouble.
      way.samples.push(sample.ended === 0 ? sampleOf(way.end, decision, value) : sample)
      spend()
      yield
    }
  }
}

function mean({ samples }: Way): number {
  return samples.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, samples.length)
}

function best(ways: readonly Way[], count: number): Way[] {
  return ways.toSorted((a, b) => mean(b) - mean(a)).slice(0, count)
}
