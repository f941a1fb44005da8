import { answer, type Chance, type Committed, type Decision, judge, type State } from '@quadriga/kernel'
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
 * What picks lead to in a world that the seat believes possible, until chance or another person decides; null when they are
 * no answer. Goes on by the game's own suggestions and where there is only one way.
 */
export function foresee(
  of: TableGame,
  eye: Eye,
  first: Decision,
  firstPicks: readonly string[],
): Foreseen | null {
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
    if (state.outcome !== null) return { state, events, end: 'over' }
    const asked = state.pending.find(({ open }) => !open)
    if (asked === undefined) return { state, events, end: 'done' }
    if (asked.seat !== first.seat) return { state, events, end: 'person' }
    const follows = following(of, state, asked)
    if (follows === null) return { state, events, end: asked.menu ? 'done' : 'you' }
    decision = asked
    picks = follows
  }
  return { state, events, end: 'you' }
}

function played(state: State, { id, seat }: Decision, picks: readonly string[]): State | PreviewEnd {
  try {
    const result = answer(state, { decision: id, seat, picks }, silent)
    return result.ok ? result.state : 'you'
  } catch (error) {
    if (error instanceof ChanceSpeaks) return 'chance'
    throw error
  }
}

/** The answer that goes without saying; null where somebody has to think. */
function following(of: TableGame, state: State, asked: Decision): readonly string[] | null {
  if (asked.menu) return null
  const suggested = of.game.suggest?.(state, asked) ?? null
  if (suggested !== null) return suggested
  const [only] = asked.options
  return asked.options.length === 1 && asked.shape === 'one' && only !== undefined ? [only.key] : null
}
