import { type Bot, bots } from '@quadriga/bots/core'
import { teachGame } from '@quadriga/bots/teachGame'
import {
  answer,
  type Decision,
  generator,
  isEndless,
  type Json,
  type Outcome,
  type Save,
  type SavedAnswer,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import type { KitSeries } from '@quadriga/testkit/kit'
import { type OpenGame, openGame } from '../games.ts'
import { ownEntry } from '../ownEntry.ts'
import { setupMaker } from '../setup.ts'
import type { Range } from './pool.ts'

/** A series of games between bots; each follows from the seed and its number alone. */
export interface Series {
  readonly game: string
  /** As it was asked for: a name or JSON. */
  readonly setup: string
  readonly bots: readonly string[]
  readonly seed: string
  /** A game is left after so many decisions. */
  readonly cap: number
  /** A series that the game's kit publishes, instead of the set-up. */
  readonly series?: string
  /** Seconds that bots take for a decision; without it they think as much as their level does, which repeats to the byte. */
  readonly think?: number
}

/** A game that broke: the fault is ours, and this plays it again. */
export interface Broken {
  readonly game: number
  readonly problem: string
  readonly saved: Save
}

/** How the games of a range ended: by game, in order. */
export interface Batch {
  readonly from: number
  readonly outcomes: readonly string[]
  readonly decisions: readonly number[]
  /** What the series counts at the end of each game; [] where it counts nothing. */
  readonly counts?: readonly (readonly number[])[]
  readonly broken: readonly Broken[]
}

/** Plays a range of a series. */
export async function simulateRange(task: Series & Range): Promise<Batch> {
  const open = await openGame(task.game)
  await teachGame(task.game)
  const setupOf = setupsOf(open, task)
  const outcomes: string[] = []
  const decisions: number[] = []
  const counts: (readonly number[])[] = []
  const broken: Broken[] = []
  for (let n = task.from; n < task.to; n++) {
    const seed = `${task.seed}/${n}`
    const setup = setupOf(n, seed)
    const played = playOut(open, setup, seed, task)
    outcomes.push(played.outcome)
    decisions.push(played.answers.length)
    counts.push(played.counts)
    if (played.problem === null) continue
    const { game, build } = open
    const { people, chance, answers } = played
    const saved: Save = { format: 1, game: game.id, build, setup, seed, people, chance, answers }
    broken.push({ game: n, problem: played.problem, saved })
  }
  return { from: task.from, outcomes, decisions, counts, broken }
}

/** The setup of each game by its number: from a list that is gone through, or from what was asked for. */
function setupsOf(open: OpenGame, task: Series): (n: number, seed: string) => Json {
  const series = seriesOf(open, task)
  if (series !== undefined) return series.setup
  const maker = setupMaker(open, task.setup)
  return (_n, seed) => maker(seed)
}

/** The series of the kit that is played; undefined where a set-up is. */
export function seriesOf({ kit }: OpenGame, { series }: Series): KitSeries | undefined {
  return series === undefined ? undefined : ownEntry(kit.series ?? {}, series)
}

interface PlayedOut {
  readonly outcome: string
  readonly problem: string | null
  readonly setup: Json
  readonly people: readonly string[]
  readonly chance: Save['chance']
  readonly answers: readonly SavedAnswer[]
  readonly counts: readonly number[]
}

function playOut(open: OpenGame, setup: Json, seed: string, task: Series): PlayedOut {
  const { game } = open
  const { bots: names, cap } = task
  const answers: SavedAnswer[] = []
  const people = Array.from({ length: game.seatsOf(setup) }, (_, seat) => names[seat % names.length] ?? '')
  const time = task.think === undefined ? {} : { seconds: task.think, clock: threadTime }
  const players = people.map((name, seat) =>
    (bots[name] as (typeof bots)[string])(`${seed}/bot/${seat}`, time),
  )
  let chance: Save['chance'] = []
  const series = seriesOf(open, task)
  let counts: readonly number[] = []
  const ended = (outcome: string, problem: string | null): PlayedOut => ({
    outcome,
    problem,
    setup,
    people,
    chance,
    answers,
    counts,
  })
  try {
    const begun = start(game, setup, seed, series?.chance?.() ?? generator)
    if (!begun.ok) return ended('broken', `the set-up is refused: ${begun.reasons[0]?.key}`)
    chance = pairs(begun.state)
    const last = playOn(begun.state, players, answers, cap)
    counts = series?.counts?.(last) ?? []
    return ended(last.outcome === null ? 'unfinished' : outcomeWord(last.outcome), null)
  } catch (error) {
    return ended('broken', error instanceof Error ? error.message : String(error))
  }
}

/** Milliseconds that this thread has computed: what others do on the machine makes no bot weaker. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function playOn(begun: State, players: readonly Bot[], answers: SavedAnswer[], cap: number): State {
  let state = begun
  while (state.outcome === null && answers.length < cap) {
    const { decision, picks } = nextAnswer(state, players)
    const { id, seat } = decision
    // Written down before it is given: if it breaks the game, it is the most interesting one.
    answers.push({ d: id, s: seat, p: picks })
    const result = answer(state, { decision: id, seat, picks })
    if (!result.ok) throw new Error(`the bot's answer is refused: ${result.reasons[0]?.key}`)
    state = result.state
    if (state.spoken.length > 0) answers[answers.length - 1] = { d: id, s: seat, p: picks, c: pairs(state) }
  }
  return state
}

/** Opportunities are offered first: an answer to the question closes them. */
function nextAnswer(state: State, players: readonly Bot[]): { decision: Decision; picks: readonly string[] } {
  const open = state.pending.filter((decision) => decision.open)
  for (const decision of [...open, ...state.pending.filter((one) => !one.open)]) {
    const picks = players[decision.seat]?.decide(view(state, decision.seat), decision) ?? null
    if (picks !== null) return { decision, picks }
  }
  throw new Error('nobody answers, and the game is not over')
}

function pairs({ spoken }: State): Save['chance'] {
  return spoken.map(({ source, result }) => [source, result] as const)
}

function outcomeWord(outcome: Outcome): string {
  if (isEndless(outcome)) return 'endless'
  const { kind, winners } = outcome
  return winners.length === 0 ? kind : `${kind}:${winners.join('+')}`
}
