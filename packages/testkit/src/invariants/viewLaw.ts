import { imagine, type Rng, type State, view } from '@quadriga/kernel'
import { textDifference } from './difference.ts'

/** Everybody who may look at a state. */
export function viewers(state: State): (number | 'public')[] {
  return [...Array.from({ length: state.seats }, (_, seat) => seat), 'public']
}

/** A view can be imagined from, and the seat sees the same in the imagined state, byte for byte; null when so. */
export function brokenView(state: State, rng: Rng): string | null {
  for (const viewer of viewers(state)) {
    const seen = view(state, viewer)
    const had = JSON.stringify(seen)
    const imagined = imagine(seen, rng)
    const has = JSON.stringify(view(imagined, viewer))
    if (had !== has) return `seat ${viewer}: ${textDifference(had, has, 'view')}`
    if (JSON.stringify(seen) !== had) return `seat ${viewer}: imagining changed the view`
  }
  return null
}
