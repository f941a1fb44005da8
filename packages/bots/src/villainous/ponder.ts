import {
  answer,
  type Decision,
  imagine,
  query,
  type Rng,
  type Seat,
  type State,
  type View,
} from '@quadriga/kernel'
import type { Ends } from '../benefits.ts'
import { candidatesOf } from '../candidates.ts'
import { declines } from '../declines.ts'
import { areSame, sampleIn, type Tried } from '../tried.ts'
import type { Judge, Judgement } from './judgement.ts'
import { withoutTwins } from './twins.ts'
import { tableWorth, WON } from './worth.ts'

/** What was picked, by how much it is better than the next best, and where both lead to. */
export interface Pondered {
  readonly picks: readonly string[]
  readonly gain: number
  readonly ends: Ends | null
  /** What a Fate action is thought to take from an opponent; 0 for any other answer. */
  readonly hinders: number
  /** The answer and the next best, if there is another one. */
  readonly tried: readonly Tried[]
}

/** What an answer comes to, and the position that is judged. */
interface Judged {
  readonly value: number
  readonly end: State
}

/** How deep an answer is followed through the questions it leads to, and how many actions of a turn are foreseen. */
const DEEPEST = 3
const LONGEST_TURN = 14
/** Questions of others with more answers are not thought about. */
const MOST_REPLIES = 6
/** Answers carried out for one decision, not time: the same choice on every machine. */
const MOST_ANSWERS = 400

/** One decision being thought about. */
interface Thinking {
  readonly rng: Rng
  readonly by: Judgement
  /** Answers that may still be carried out. */
  left: number
}

/** The best answer to a decision, judged in one world that the seat believes possible. */
export function ponder(seen: View, decision: Decision, rng: Rng, judge: Judge): Pondered {
  const state = imagine(seen, rng)
  const own = offeredIn(state.pending.find(({ id }) => id === decision.id) ?? decision, decision)
  if (own.options.length === 1 && own.shape === 'one')
    return { picks: [own.options[0]?.key ?? ''], gain: 0, ends: null, hinders: 0, tried: [] }
  const by = judge(query(state), own.seat)
  const answers = answersTo(state, own, { rng, by, left: 0 })
  // Each answer gets its share, so that the first one does not use all up.
  const share = Math.max(20, Math.floor(MOST_ANSWERS / Math.max(1, answers.length)))
  const judged = answers.map((picks) => {
    const { value, end } = judgedOf(state, own, picks, { rng, by, left: share }, 0)
    return { picks, value, end, samples: [sampleIn(end, own.seat, value)] }
  })
  const [best, ...others] = judged.toSorted((a, b) => b.value - a.value)
  if (best === undefined) return { picks: [], gain: 0, ends: null, hinders: 0, tried: [] }
  const next = others.find((other) => !areSame(own, other, best))
  if (next === undefined) return { picks: best.picks, gain: 0, ends: null, hinders: 0, tried: [] }
  const ends = { best: best.end, other: next.end }
  const tried = [best, next].map(({ picks, samples }) => ({ picks, samples }))
  const hinders = isFate(best.picks) ? fateWorth(state, own.seat, { rng, by, left: 0 }) : 0
  return { picks: best.picks, gain: best.value - next.value, ends, hinders, tried }
}

/** A question with those options only that are to be judged: who explains a turn compares two of them. */
function offeredIn(own: Decision, { options }: Decision): Decision {
  const offered = own.options.filter(({ key }) => options.some((one) => one.key === key))
  return offered.length === own.options.length || offered.length === 0 ? own : { ...own, options: offered }
}

/** The answers worth trying; of options that point at twins only the first. */
function answersTo(state: State, decision: Decision, { rng, by }: Thinking): readonly (readonly string[])[] {
  const answers = candidatesOf(decision, null, rng)
  if (decision.shape !== 'one') return answers
  const firsts = by.tellsApart
    ? withoutTwins(query(state), decision)
    : answers.filter(([key = '']) => !key.includes('#'))
  return firsts.length === 0 ? answers : firsts
}

/** What an answer leads to: its own further questions are answered as well as one can, those of others declined. */
function judgedOf(
  state: State,
  decision: Decision,
  picks: readonly string[],
  mind: Thinking,
  depth: number,
): Judged {
  const { seat } = decision
  const [first = ''] = picks
  // To end the turn changes nothing by oneself; what Fate brings nobody can foresee.
  if (decision.menu && first === 'endTurn') return judged(state, seat, mind, mind.by.idle)
  if (isFate(picks)) return judged(state, seat, mind, fateWorth(state, seat, mind))
  mind.left--
  const result = answer(state, { decision: decision.id, seat, picks })
  if (!result.ok) return { value: Number.NEGATIVE_INFINITY, end: state }
  if (first.startsWith('move:')) return turnFrom(result.state, seat, mind)
  return settled(result.state, seat, mind, depth)
}

function isFate([first = '']: readonly string[]): boolean {
  return first.startsWith('take:fate')
}

function judged(end: State, seat: Seat, { by }: Thinking, more = 0): Judged {
  const value = end.outcome === null ? tableWorth(query(end), seat, by) + more : outcomeWorth(end, seat)
  return { value, end }
}

/** The worth of a position in which questions may still be open. */
function settled(start: State, seat: Seat, mind: Thinking, depth: number): Judged {
  let state = start
  for (let n = 0; n < LONGEST_TURN; n++) {
    if (state.outcome !== null) break
    const decision = state.pending[0]
    if (decision === undefined || decision.menu) break
    const picks =
      decision.seat === seat && depth < DEEPEST && mind.left > 0
        ? bestOf(state, decision, mind, depth + 1)
        : reply(state, decision, seat, mind)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) break
    state = result.state
  }
  return judged(state, seat, mind)
}

function bestOf(state: State, decision: Decision, mind: Thinking, depth: number): readonly string[] {
  let best: readonly string[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const picks of answersTo(state, decision, mind)) {
    const { value } = judgedOf(state, decision, picks, mind, depth)
    if (value <= most) continue
    most = value
    best = picks
  }
  return best
}

/** What somebody else would answer: whatever harms most, if they are thought to look and must do something. */
function reply(state: State, decision: Decision, seat: Seat, mind: Thinking): readonly string[] {
  const easy = easiest(decision, mind.rng)
  const isFree = declines(decision, easy) || decision.seat === seat
  if (!mind.by.foreseesReplies || isFree || decision.options.length > MOST_REPLIES) return easy
  let worst = easy
  let least = Number.POSITIVE_INFINITY
  for (const picks of answersTo(state, decision, mind)) {
    mind.left--
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) continue
    const { value } = judged(result.state, seat, mind)
    if (value >= least) continue
    least = value
    worst = picks
  }
  return worst
}

/** Somebody else's answer: nothing, where nothing is an answer. */
function easiest(decision: Decision, rng: Rng): readonly string[] {
  const answers = candidatesOf(decision, null, rng)
  return answers.find((picks) => declines(decision, picks)) ?? answers[0] ?? []
}

/**
 * What a turn comes to that begins at a location: the best action after the other, until none is worth it. It goes on after what others are
 * asked in the middle of an action; a menu of theirs is their own turn.
 */
function turnFrom(start: State, seat: Seat, mind: Thinking): Judged {
  let state = start
  for (let n = 0; n < LONGEST_TURN && state.outcome === null; n++) {
    const decision = state.pending[0]
    const isOwn = decision?.seat === seat
    if (decision === undefined || (decision.menu && !isOwn)) break
    const picks = isOwn ? bestAct(state, decision, mind) : reply(state, decision, seat, mind)
    if (picks[0] === 'endTurn') return judged(state, seat, mind, fateIn(state, decision, mind))
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) break
    state = result.state
  }
  return judged(state, seat, mind)
}

function bestAct(state: State, decision: Decision, mind: Thinking): readonly string[] {
  const world = withoutFate(state, decision)
  return bestOf(world, world.pending[0] ?? decision, mind, 2)
}

/** What Fate is worth where a turn ends, if it can still be taken there. */
function fateIn(state: State, { options, seat }: Decision, mind: Thinking): number {
  return options.some(({ key }) => key.startsWith('take:fate')) ? fateWorth(state, seat, mind) : 0
}

function fateWorth(state: State, seat: Seat, { by }: Thinking): number {
  return by.weights.fate * by.fate(query(state), seat)
}

/** The same question without Fate, which is counted by itself. */
function withoutFate(state: State, decision: Decision): State {
  const options = decision.options.filter(({ key }) => !key.startsWith('take:fate'))
  return options.length === decision.options.length
    ? state
    : { ...state, pending: [{ ...decision, options }] }
}

function outcomeWorth({ outcome }: State, seat: Seat): number {
  if (outcome === null) return 0
  return outcome.winners.includes(seat) ? WON : -WON
}
