import {
  answer,
  type Chance,
  type Committed,
  type Decision,
  judge,
  type Seat,
  type State,
} from '@quadriga/kernel'
import { type Eye, eyeOf } from './eye.ts'
import type { TableGame } from './tableGame.ts'

/** Thrown where chance would speak: what comes after is nobody's to foresee. */
class ChanceSpeaks extends Error {}

const silent: Chance = {
  next() {
    throw new ChanceSpeaks()
  },
}

export const previewEnds = ['done', 'you', 'person', 'chance', 'over'] as const
/** Where a preview stops: nothing more follows, you decide on, somebody else decides, chance speaks, the game ends. */
export type PreviewEnd = (typeof previewEnds)[number]

/** What picks lead to. */
export interface Foreseen {
  readonly state: State
  readonly events: readonly Committed[]
  readonly end: PreviewEnd
}

/** More answers than this follow automatically only in a loop. */
const MOST = 20

/**
 * What a line of answers leads to in a world that the seat believes possible, until chance or another person decides; null
 * when its first picks are no answer. Behind the line it goes on by the game's own suggestions and where there is only one way.
 */
export function foresee(
  of: TableGame,
  eye: Eye,
  first: Decision,
  line: readonly (readonly string[])[],
): Foreseen | null {
  const [firstPicks = [], ...then] = line
  if (judge(first, firstPicks) !== null) return null
  let state = eye.q.state
  let decision = first
  let picks = firstPicks
  const events: Committed[] = []
  for (let n = 0; n < MOST; n++) {
    const next = played(state, decision, picks)
    if (typeof next === 'string') return { state, events, end: next }
    state = next
    events.push(...eyeOf(state, first.seat).view.events)
    const { end, next: question } = asked(state, first.seat)
    const follows =
      question === null ? null : (meant(question, then.shift()) ?? following(of, state, question))
    if (question === null || follows === null) return { state, events, end }
    decision = question
    picks = follows
  }
  return { state, events, end: 'you' }
}

/** Where the game stands after an answer of a seat: what that seat is asked next, or why it is not asked. */
export function asked(
  state: State,
  seat: Seat,
): { readonly end: PreviewEnd; readonly next: Decision | null } {
  if (state.outcome !== null) return { end: 'over', next: null }
  const next = state.pending.find(({ open }) => !open)
  if (next === undefined) return { end: 'done', next: null }
  if (next.seat !== seat) return { end: 'person', next: null }
  return { end: next.menu ? 'done' : 'you', next }
}

/** The state after an answer, or why it cannot be known. */
export function played(state: State, { id, seat }: Decision, picks: readonly string[]): State | PreviewEnd {
  try {
    const result = answer(state, { decision: id, seat, picks }, silent)
    return result.ok ? result.state : 'you'
  } catch (error) {
    if (error instanceof ChanceSpeaks) return 'chance'
    throw error
  }
}

/** The picks, where they answer what is asked. */
function meant(question: Decision, picks: readonly string[] | undefined): readonly string[] | null {
  return picks !== undefined && judge(question, picks) === null ? picks : null
}

/** The answer that goes without saying; null where somebody has to think. */
function following(of: TableGame, state: State, next: Decision): readonly string[] | null {
  if (next.menu) return null
  const suggested = of.game.suggest?.(state, next) ?? null
  if (suggested !== null) return suggested
  const [only] = next.options
  return next.options.length === 1 && next.shape === 'one' && only !== undefined ? [only.key] : null
}
