import { createRng, type Decision, imagine, type State, type View } from '@quadriga/kernel'
import { declines } from '../declines.ts'
import type { Adapter } from './adapter.ts'
import { type Breadth, planTurn, type TurnEnd } from './beam.ts'
import { type Contender, contender, halve, meanOf } from './halving.ts'
import type { Step, Task } from './line.ts'
import { type Leaf, replyToAnswer, replyToEnd } from './reply.ts'
import type { Thinking } from './thinking.ts'

/** One way to go on as the search saw it: what to answer, the rest of the plan, and what it came to. */
export interface Choice {
  /** Null lets an open opportunity lie. */
  readonly picks: readonly string[] | null
  /** The whole plan of the turn, this answer first; only this answer outside one's own turn. */
  readonly plan: readonly Step[]
  /** The chance of winning, over all imagined replies. */
  readonly chance: number
  readonly replies: Replies
}

/** What happened in the imagined replies to a plan. */
export interface Replies {
  readonly samples: number
  readonly won: number
  readonly lost: number
  /** The chance of winning that each reply came to; reply n had the same random numbers for all ways. */
  readonly chances: readonly number[]
  /** Positions that the first replies led to, for those who tell what happened. */
  readonly ends: readonly State[]
}

/** What a search found: the best way to go on and the next best that begins otherwise. */
export interface Found {
  readonly best: Choice
  readonly next: Choice | null
  /** All ways to go on that begin otherwise, best first. */
  readonly choices: readonly Choice[]
  /** The world in which plans were laid. */
  readonly world: State
  /** Answers it took. */
  readonly answers: number
}

/** So many positions after replies are kept for telling. */
const TOLD = 12
/** What the value says of an end of turn counts like so many samples of what follows. */
const PRIOR = 2
/** Ends of turn that the value thinks so much worse than the best are not sampled. */
const FAR = 0.25

/** Thinks about a decision: plans the turn within it, and weighs single answers at any other time. */
export function* search(seen: View, decision: Decision, task: Task, breadth: Breadth): Thinking<Found> {
  const world = imagine(seen, task.rng)
  const field = yield* fieldOf(seen, world, decision, task, breadth)
  const ranked = field.length > 1 ? yield* halve(field, task.budget) : field
  return foundIn(ranked, world, task)
}

/** Thinks about how to go on with an answer that is settled, and what it comes to; null where the budget finds no way. */
export function* searchAfter(
  seen: View,
  decision: Decision,
  picks: readonly string[] | null,
  task: Task,
  breadth: Breadth,
): Thinking<Found | null> {
  const world = imagine(seen, task.rng)
  const isEnd = picks?.[0] !== undefined && picks[0] === task.adapter.endOfTurn(decision)
  const settled = picks === null || isEnd ? [] : [picks]
  const adapter: Adapter = {
    ...task.adapter,
    candidates: (state, asked) =>
      asked.id === decision.id ? settled : task.adapter.candidates(state, asked),
  }
  const field = yield* fieldOf(seen, world, decision, { ...task, adapter }, breadth)
  const ways = field.filter(({ what }) => samePicks(what.picks, picks))
  if (ways.length === 0) return null
  return foundIn(yield* halve(ways, task.budget), world, task)
}

function* fieldOf(
  seen: View,
  world: State,
  decision: Decision,
  task: Task,
  breadth: Breadth,
): Thinking<Field> {
  const inTurn = !decision.open && task.adapter.inTurn(world, task.seat)
  return inTurn ? yield* turnField(world, decision, task, breadth) : answerField(seen, decision, world, task)
}

/** What is sampled: a way to go on, and what its replies came to so far. */
interface Way {
  readonly picks: readonly string[] | null
  readonly plan: readonly Step[]
  readonly seen: { won: number; lost: number; readonly chances: number[]; readonly ends: State[] }
}

type Field = readonly Contender<Way>[]

function* turnField(world: State, decision: Decision, task: Task, breadth: Breadth): Thinking<Field> {
  const ends = yield* planTurn({ state: world, steps: [] }, decision, task, breadth)
  const salt = saltOf(task)
  const top = ends[0]?.value ?? 0
  return ends
    .filter(({ value }) => value >= top - FAR)
    .map((end) => {
      const way = wayTo(end, decision, task)
      return contender(way, (n) => told(way, replyToEnd(end.state, task, `${salt}/${n}`)), end.value, PRIOR)
    })
}

/** The first answer of the way to an end of turn: where the turn ends at once, that is ending it. */
function wayTo({ steps }: TurnEnd, decision: Decision, { adapter }: Task): Way {
  const end = adapter.endOfTurn(decision)
  const ending: Step = { ask: decision.ask.key, picks: end === null ? [] : [end], learns: false }
  const plan = steps.length === 0 ? [ending] : steps
  return { picks: (plan[0] as Step).picks, plan, seen: { won: 0, lost: 0, chances: [], ends: [] } }
}

function answerField(seen: View, decision: Decision, world: State, task: Task): Field {
  const answers = task.adapter.candidates(world, decision)
  // To let an opportunity lie is to pass; passing aloud would only have it offered again.
  const tried = decision.open ? [null, ...answers.filter((picks) => !declines(decision, picks))] : answers
  const salt = saltOf(task)
  return tried.map((picks) => {
    const plan = picks === null ? [] : [{ ask: decision.ask.key, picks, learns: true }]
    const way: Way = { picks, plan, seen: { won: 0, lost: 0, chances: [], ends: [] } }
    return contender(way, (n) => told(way, replyToAnswer(seen, decision, picks, task, `${salt}/${n}`)))
  })
}

/** A seed for the random numbers that all ways of one decision share. */
function saltOf({ rng }: Task): string {
  return `${rng.below(1_000_000_000)}`
}

function told({ seen }: Way, { state, chance }: Leaf): number {
  if (chance === 1) seen.won++
  if (chance === 0) seen.lost++
  seen.chances.push(chance)
  if (seen.ends.length < TOLD) seen.ends.push(state)
  return chance
}

function foundIn(ranked: Field, world: State, { budget }: Task): Found {
  const choices: Choice[] = []
  for (const one of ranked)
    if (!choices.some(({ picks }) => samePicks(picks, one.what.picks))) choices.push(choiceOf(one))
  const [best, next = null] = choices
  if (best === undefined) throw new Error('a question without an answer')
  return { best, next, choices, world, answers: budget.answers }
}

function choiceOf(one: Contender<Way>): Choice {
  const { picks, plan, seen } = one.what
  return { picks, plan, chance: meanOf(one), replies: { samples: one.samples, ...seen } }
}

export function samePicks(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a === null || b === null ? a === b : a.join('\n') === b.join('\n')
}

/** Random numbers of a decision that follow from the bot's own seed. */
export function rngOf(seed: string, decision: Decision) {
  return createRng(`${seed}/${decision.id}`)
}
