import { createRng, type Decision, type Game, type Json, type Rng, type State } from '@quadriga/kernel'
import { questionIn } from '../imagined.ts'
import type { Planner } from '../search/adapter.ts'
import { planTurn } from '../search/beam.ts'
import { makeBudget } from '../search/budget.ts'
import { type Line, linesAfter, type Task } from '../search/line.ts'
import { finish } from '../search/thinking.ts'
import { lookThrough, whereTurnsBegin } from './lookThrough.ts'
import type { Answered, SurvivePuzzle } from './puzzle.ts'
import { planners } from './planners.ts'
import { surviveGames } from './surviveGames.ts'
import { NEARLY, REPLIES, survivalOf, surviving } from './survival.ts'

/** Replies by which a way is glanced at while searching. */
const GLANCES = 8
/** Who ends the turn at once survives at most this share, who finds the way at least that. */
const IDLE = 0.5
const SAFE = 0.85
/** Turns played at random, and how many of them at most may do as well as the best: more would make it no puzzle. */
const CASUAL = 40
const MOST_CASUAL = 0.3
/** From these shares down a puzzle is harder. */
const RARE = [0.12, 0.03]
/** Further into a game than this nobody needs to follow. */
const LONGEST = 600
/** Answers that the search may try for one turn. */
const ANSWERS = 3000
const breadth = { width: 8, ends: 6, part: 1 }
/** No turn has as many actions. */
const MOST_ACTIONS = 12

/** Looks for a turn after which only a good plan survives, in one game of bots; null where it has none. */
export async function survivePuzzleIn(
  name: SurvivePuzzle['game'],
  game: Game,
  setup: Json,
  seed: string,
): Promise<SurvivePuzzle | null> {
  const of = await surviveGames[name]()
  const planner = await planners[name]()
  const seen = lookThrough(game, {
    setup,
    seed,
    longest: LONGEST,
    find: whereTurnsBegin(planner, (state, decision) =>
      of.isLastTurn(state) ? survivePuzzleAt(state, decision, planner) : null,
    ),
    play: of.play(`${seed}/play`),
  })
  if (seen === null) return null
  return { id: seed, game: name, kind: 'survive', setup, seed, answers: seen.answers, ...seen.found }
}

type Found = Pick<SurvivePuzzle, 'seat' | 'plan' | 'worth' | 'idle' | 'difficulty'>

/** What makes the beginning of a turn a puzzle: to do nothing is to lose, some plan without luck is nearly safe, and few turns are. */
export function survivePuzzleAt(state: State, decision: Decision, planner: Planner): Found | null {
  const { seat } = decision
  if (!planner.inTurn(state, seat)) return null
  const idle = survivalOf(state, seat, planner, REPLIES)
  if (idle > IDLE) return null
  const adapter = surviving(planner, GLANCES)
  const task: Task = { seat, adapter, budget: makeBudget({ answers: ANSWERS }), rng: createRng('puzzle') }
  const best = safest(finish(planTurn({ state, steps: [] }, decision, task, breadth)), task)
  if (best === null || best.worth < SAFE) return null
  const rare = casualShare(state, decision, task, best.worth)
  if (rare > MOST_CASUAL) return null
  const plan = best.line.steps.map(({ picks }): Answered => [seat, ...picks])
  const difficulty = 1 + RARE.filter((share) => rare <= share).length
  return { seat, plan, worth: best.worth, idle, difficulty }
}

/** The shortest of the turns that survive most, of those that rest on nothing unknown and do not win before. */
function safest(ends: readonly Line[], { seat, adapter }: Task): { line: Line; worth: number } | null {
  const known = ends.filter(
    ({ state, steps }) => state.outcome === null && steps.every(({ learns }) => !learns),
  )
  const judged = known.map((line) => ({ line, worth: survivalOf(line.state, seat, adapter, REPLIES) }))
  const most = Math.max(...judged.map(({ worth }) => worth))
  const good = judged.filter(({ worth }) => worth >= most - NEARLY)
  return good.toSorted((a, b) => a.line.steps.length - b.line.steps.length || b.worth - a.worth)[0] ?? null
}

/** The share of turns played at random that survive nearly as often as the best. */
function casualShare(state: State, decision: Decision, task: Task, worth: number): number {
  const rng = createRng('casual')
  let good = 0
  for (let n = 0; n < CASUAL; n++) {
    const { state: end } = casualTurn({ state, steps: [] }, decision, task, rng)
    if (survivalOf(end, task.seat, task.adapter, GLANCES) >= worth - NEARLY) good++
  }
  return good / CASUAL
}

/** A turn in which anything is done, and ended at any time. */
function casualTurn(from: Line, decision: Decision, task: Task, rng: Rng): Line {
  let line = from
  let asked = decision
  for (let n = 0; n < MOST_ACTIONS && line.state.outcome === null; n++) {
    const ways = task.adapter.candidates(line.state, asked)
    const picks = ways[rng.below(ways.length + 1)]
    if (picks === undefined) return line
    const after = linesAfter(line, asked, picks, task)
    line = after[rng.below(after.length)] ?? line
    if (line.state.outcome === null) asked = questionIn(line.state, task.seat)
  }
  return line
}
