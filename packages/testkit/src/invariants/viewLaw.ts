import { imagine, type Rng, type State, view } from '@quadriga/kernel'
import { jsonDifference } from './difference.ts'

/** Everybody who may look at a state. */
export function viewers(state: State): (number | 'public')[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), 'public']
}

/** A view can be imagined from, and the seat sees the same in the imagined state, byte for byte; null when so. */
export function brokenView(state: State, rng: Rng): string | null {
  for (const viewer of viewers(state)) {
    const seen = view(state, viewer)
    const talkative = seen.things.find((thing) => thing.code === '' && carriesMore(thing))
    if (talkative !== undefined) return `seat ${viewer}: covered thing ${talkative.id} carries what it is`
    const problem = jsonDifference(seen, view(imagine(seen, rng), viewer), 'view')
    if (problem !== null) return `seat ${viewer}: ${problem}`
    // What the view shares with the state is compared with its text elsewhere: the state must not change either.
    if (jsonDifference(seen, view(state, viewer)) !== null)
      return `seat ${viewer}: imagining changed the view`
  }
  return null
}

/** Whether a record holds anything that its JSON would not: what the kernel caches beside the fields. */
function carriesMore(record: object): boolean {
  const values = record as Record<symbol, unknown>
  return Object.getOwnPropertySymbols(record).some((key) => values[key] !== null)
}
