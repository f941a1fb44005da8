import { createRng, type Game, isEndless } from '@quadriga/kernel'
import {
  type Course,
  failureOf,
  GameFailure,
  randomGame,
  shrink,
  type Watching,
  writeScenario,
} from '@quadriga/testkit'
import { openGame } from '../games.ts'
import { setupMaker } from '../setup.ts'
import type { Range } from './pool.ts'

/** A series of random games with every invariant watched. */
export interface Fuzzing {
  readonly game: string
  /** The set-up of every game: a name, or JSON; without one all that the game publishes, in turn. */
  readonly setup?: string
  readonly seed: string
  /** Most decisions in one game; 0 for the usual mixture. */
  readonly cap: number
}

const SHORT = 200
const LONG = 2_000
const LONG_EVERY = 20

/** Most games are left early, so that many beginnings are seen in little time; now and then one is played on. */
function usualCap(n: number): number {
  return n % LONG_EVERY === 0 ? LONG : SHORT
}

/** A game that went wrong, by the shortest way that was found. */
export interface Found {
  readonly number: number
  readonly seed: string
  readonly fault: string
  readonly message: string
  readonly course: Course
  /** How many answers led there before it was made shorter. */
  readonly answers: number
  /** The text of a scenario file that plays it again. */
  readonly scenario: string
}

export interface FuzzBatch {
  readonly games: number
  readonly decisions: number
  readonly failures: readonly Found[]
  /** Games that a loop without a choice ended: no failure, but perhaps a mistake in a rule. */
  readonly endless: readonly Endless[]
}

export interface Endless {
  readonly number: number
  readonly seed: string
}

/** Plays a range of the series, the game's set-ups in turn. */
export async function fuzzRange(task: Fuzzing & Range): Promise<FuzzBatch> {
  const open = await openGame(task.game)
  const { game, kit } = open
  const setups = Object.values(kit.setups)
  const one = task.setup === undefined ? null : setupMaker(open, task.setup)
  const { conserves, askingTells } = kit
  const watching: Watching = {
    ...(conserves && { conserves }),
    ...(askingTells !== undefined && { askingTells }),
  }
  const failures: Found[] = []
  const endless: Endless[] = []
  let decisions = 0
  for (let n = task.from; n < task.to; n++) {
    const seed = `${task.seed}/${n}`
    const setup = one?.(seed) ?? setups[n % setups.length]?.(createRng(`${seed}/setup`)) ?? {}
    try {
      const played = randomGame({ game, setup, seed, cap: task.cap || usualCap(n), watching })
      decisions += played.decisions
      if (played.outcome !== null && isEndless(played.outcome)) endless.push({ number: n, seed })
    } catch (error) {
      const failure = asFailure(error, task.game, seed, setup)
      decisions += failure.course.answers.length
      // Of equal faults one short way there is enough.
      const isNew = failures.every(({ fault }) => fault !== failure.fault)
      failures.push(found(n, failure, isNew ? shortened(game, failure, watching) : failure))
    }
  }
  return { games: task.to - task.from, decisions, failures, endless }
}

function found(number: number, failure: GameFailure, short: GameFailure): Found {
  const { fault, message, course } = short
  const answers = failure.course.answers.length
  return {
    number,
    seed: failure.course.seed,
    fault,
    message,
    course,
    answers,
    scenario: writeScenario(short),
  }
}

const SHRINK_MS = 30_000
const MOST_TRIES = 400

/** Tries shorter courses for about half a minute: a long game that is slow to break is not tried four hundred times. */
function shortened(game: Game, failure: GameFailure, watching: Watching): GameFailure {
  const started = performance.now()
  failureOf(game, failure.course, { ...watching, every: 1 })
  const tries = Math.floor(SHRINK_MS / Math.max(1, performance.now() - started))
  return shrink(game, failure, watching, Math.max(1, Math.min(MOST_TRIES, tries)))
}

/** A game that did not even begin is a failure without answers. */
function asFailure(error: unknown, game: string, seed: string, setup: Course['setup']): GameFailure {
  if (error instanceof GameFailure) return error
  return new GameFailure(error, { game, setup, seed, chance: [], answers: [] })
}
