import { createRng, type History, loadedGame, recorded, type State } from '@quadriga/kernel'
import { staleListeners } from '@quadriga/kernel/author'
import { BrokenLaw, type Course, type Law } from './broken.ts'
import { census, lost, misplaced } from './conservation.ts'
import { brokenDecision, brokenOption } from './decisions.ts'
import { jsonDifference } from './difference.ts'
import { type Follower, type Play, roundTripped, twins } from './follower.ts'
import { brokenReplay, brokenUndo, lasting } from './past.ts'
import { notPlain } from './plain.ts'
import { brokenView } from './viewLaw.ts'
import { written } from './written.ts'

/** How closely a game is watched. */
export interface Watching {
  /** Cards of which codes are never made or destroyed; all unless said. */
  readonly conserves?: (code: string) => boolean
  /** Being asked tells the others what one holds, as in cooperative games; otherwise it must not. */
  readonly askingTells?: boolean
  /** The expensive checks run at one decision in so many. */
  readonly every?: number
}

/** Looks on at a game and throws `BrokenLaw` when an invariant does not hold. */
export interface Watch {
  /** At a state that waits for an answer, or is over. */
  readonly at: (state: State) => void
  /** As `at`, where something was found broken by trying: whatever can be tried is tried, not a sample of it. */
  readonly closely: (state: State) => void
  /** After a move, with the means to make it elsewhere. */
  readonly moved: (before: State, after: State, play: Play) => void
  /** When the game is left: what can be said of its past. */
  readonly finish: (history: History | null) => void
}

const FOLLOWED = 12
const MOST_KEPT = 12
const CLOSELY = 100

/** Begins to watch a game at its first state; `course` says how to come back to where it is. */
export function watch(first: State, course: () => Course, watching: Watching = {}): Watch {
  const { conserves = () => true, askingTells = false, every = 10 } = watching
  const rng = createRng(`${course().seed}/watch`)
  const counted = census(first, conserves)
  const kept = new Map<number, string>()
  const plays: { play: Play; after: State }[] = []
  let followers: { follower: Follower; left: number }[] = []
  let seen = 0
  let shown = written(first, null)
  const hold = (law: Law, check: () => string | null) => {
    const { problem, cause } = orThrown(check)
    if (problem !== null && problem !== '') throw new BrokenLaw(law, problem, course(), cause)
    return problem
  }

  const sound = (state: State) => {
    hold('plain data', () => notPlain(state))
    hold('conservation', () => lost(counted, census(state, conserves)) ?? misplaced(state))
    hold('listeners', () => staleListeners(loadedGame(state), state))
  }

  const at = (state: State) => {
    const sampled = seen++ % every === 0
    if (seen === 1) sound(state)
    shown = written(state, shown)
    hold('view law', () => brokenView(state, rng))
    hold('decisions', () => brokenDecision(state, rng, sampled ? 4 : 1))
    if (sampled && state.outcome === null) begin(state)
  }

  const closely = (state: State) => {
    for (let n = 0; n < CLOSELY; n++) hold('view law', () => brokenView(state, rng))
    hold('decisions', () => brokenOption(state) ?? brokenDecision(state, rng, CLOSELY))
  }

  const begin = (state: State) => {
    if (kept.size < MOST_KEPT) kept.set(plays.length, lasting(state))
    const start = (follower: Follower) => ({ follower, left: FOLLOWED })
    followers.push(start(roundTripped(state)))
    hold('twin views', () => {
      followers.push(...twins(state, rng, askingTells).map(start))
      return null
    })
  }

  const moved = (before: State, after: State, play: Play) => {
    plays.push({ play, after })
    sound(after)
    hold('fork isolation', () => brokenFork(before, shown.read, after, play))
    hold('round trip', () => brokenTrip(before, shown.read, after, play))
    followers = followers.filter((one) => {
      const problem = hold(one.follower.law, () => one.follower.follow(after, play))
      return problem === null && --one.left > 0
    })
  }

  const finish = (history: History | null) => {
    hold('replay', () => (history === null ? brokenRerun(first, plays) : brokenReplay(history)))
    if (history !== null) hold('undo', () => brokenUndo(history, kept))
  }
  return { at, closely, moved, finish }
}

function orThrown(check: () => string | null): { problem: string | null; cause?: unknown } {
  try {
    return { problem: check() }
  } catch (error) {
    if (error instanceof BrokenLaw) throw error
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { problem: `threw ${told}`, cause: error }
  }
}

/** The same move from the same state gives the same, and leaves it as it was read, whatever else was tried on it. */
function brokenFork(before: State, read: State, after: State, play: Play): string | null {
  const again = play(before, recorded(after.spoken))
  const changed = jsonDifference(read, before)
  if (changed !== null) return `the state changed: ${changed}`
  if (!again.ok) return `refused the second time: ${again.reasons.map((one) => one.key).join(', ')}`
  const other = jsonDifference(after, again.state)
  return other === null ? null : `another result the second time: ${other}`
}

/** The same move from the state as it is read from its text gives the same. */
function brokenTrip(before: State, read: State, after: State, play: Play): string | null {
  const result = play(read, recorded(after.spoken))
  if (!result.ok) return `refused: ${result.reasons.map((one) => one.key).join(', ')}`
  return jsonDifference(after, result.state, 'state', { had: before, has: read })
}

/** A table that has no history, because something was interjected, is played again move by move. */
function brokenRerun(first: State, plays: readonly { play: Play; after: State }[]): string | null {
  let state = first
  for (const [i, { play, after }] of plays.entries()) {
    const result = play(state, recorded(after.spoken))
    if (!result.ok) return `move ${i} is refused: ${result.reasons.map((one) => one.key).join(', ')}`
    state = result.state
  }
  const last = plays.at(-1)?.after ?? first
  return jsonDifference(last, state)
}
