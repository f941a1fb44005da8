import {
  answer,
  type Committed,
  createRng,
  type Decision,
  interject,
  isDeclining,
  type Machine,
  rest,
  sample,
  type State,
} from '@quadriga/kernel/author'

/** A question that came up on the way, and the table at that moment. */
export interface Moment {
  readonly state: State
  readonly decision: Decision
  /** The answer it got, and how many events came before. */
  readonly pick: string
  readonly past: number
}

/** What happened when something was played out and everybody declined whatever they could. */
export interface PlayedOut {
  readonly state: State
  readonly events: readonly Committed[]
  readonly asked: readonly Moment[]
  /** Questions that had to be answered, and how many events came before the first. */
  readonly forced: readonly Moment[]
  readonly free: number
}

const MOST_QUESTIONS = 500
/** Orders and formalities: a forecast takes them as they are listed. */
const formalities = ['ask.whichFirst', 'ask.nextMinion', 'ask.defend']

/** Lets something happen in an imagined world. */
export function playOut(world: State, act: (m: Machine) => void): PlayedOut {
  const begun = interject({ ...world, frames: [], pending: [] }, (m) => {
    m.call(rest, {})
    act(m)
  })
  if (!begun.ok) throw new Error('nothing may happen here')
  return playOn(begun.state, begun.events)
}

/** What had happened by then, and what comes of another answer than the one that was given. */
export function playFrom(course: PlayedOut, moment: Moment, pick: string): PlayedOut {
  const { state, decision, past } = moment
  const result = answer(state, { decision: decision.id, seat: decision.seat, picks: [pick] })
  if (!result.ok) throw new Error(`${pick} is refused`)
  const played = playOn(result.state, [...course.events.slice(0, past), ...result.events])
  const earlier = course.forced.filter((one) => one.past < past)
  const asked = [...course.asked.slice(0, course.asked.indexOf(moment) + 1), ...played.asked]
  const free = earlier.length > 0 ? course.free : played.free
  return { ...played, asked, forced: [...earlier, ...played.forced], free }
}

function playOn(begun: State, happened: readonly Committed[]): PlayedOut {
  let state = begun
  const events = [...happened]
  const asked: Moment[] = []
  const forced: Moment[] = []
  let free = -1
  for (let decision = state.pending[0]; asked.length < MOST_QUESTIONS; decision = state.pending[0]) {
    if (decision === undefined || decision.ask.key === 'ask.rest') break
    const { picks, isFree } = declined(decision)
    const moment = { state, decision, pick: picks[0] ?? '', past: events.length }
    asked.push(moment)
    if (!isFree && !formalities.includes(decision.ask.key)) {
      if (forced.length === 0) free = events.length
      forced.push(moment)
    }
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(`declining ${decision.ask.key} is refused`)
    state = result.state
    events.push(...result.events)
  }
  return { state, events, asked, forced, free: free < 0 ? events.length : free }
}

/** The answer that lets things take their course, if there is one; otherwise the first that comes to hand. */
function declined(decision: Decision): { picks: readonly string[]; isFree: boolean } {
  const no = decision.options.find(isDeclining)
  if (no !== undefined) return { picks: [no.key], isFree: true }
  const isFree = decision.shape === 'some' && decision.min === 0
  if (isFree) return { picks: [], isFree }
  const [first] = decision.options
  if (decision.shape === 'one' && first !== undefined) return { picks: [first.key], isFree }
  return { picks: sample(decision, createRng('forecast')), isFree }
}
