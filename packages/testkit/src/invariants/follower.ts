import {
  type Chance,
  imagine,
  recorded,
  type Result,
  type Rng,
  type Seat,
  type State,
  view,
} from '@quadriga/kernel'
import { type Alike, jsonDifference } from './difference.ts'
import { viewers } from './viewLaw.ts'

/** Plays one move of the true game on another state. */
export type Play = (from: State, chance: Chance) => Result

/** A state that goes along with the true game for a while: null when it may go on, '' when it is done, or what broke. */
export interface Follower {
  readonly law: 'playing on' | 'twin views'
  readonly follow: (after: State, play: Play) => string | null
}

/** The state after a round trip through JSON: it must lead to the very same states. */
export function roundTripped(state: State): Follower {
  let alike = { had: state, has: JSON.parse(JSON.stringify(state)) as State }
  return {
    law: 'playing on',
    follow(after, play) {
      const result = play(alike.has, recorded(after.spoken))
      if (!result.ok) return `the answer is refused: ${result.reasons.map((one) => one.key).join(', ')}`
      const earlier = alike
      alike = { had: after, has: result.state }
      return jsonDifference(after, result.state, 'state', earlier)
    },
  }
}

/** For everybody who may look: a state that differs only in what they cannot know. */
export function twins(state: State, rng: Rng, askingTells: boolean): Follower[] {
  // What others have sealed is imagined too, and would come out differently.
  if (state.sealed.length > 0) return []
  return viewers(state).map((viewer) => twin(imagine(view(state, viewer), rng), viewer, askingTells))
}

/**
 * As long as a viewer learns nothing, both games must look the same to it. Chance says in the twin what it said in the
 * truth where it can; where it cannot, or where the others' answer is not possible there, the twin is given up.
 */
function twin(start: State, viewer: Seat | 'public', askingTells: boolean): Follower {
  let own = start
  let alike: Alike | undefined
  return {
    law: 'twin views',
    follow(after, play) {
      const result = play(own, whereItCan(after))
      if (!result.ok) return ''
      own = result.state
      const earlier = alike
      alike = { had: view(after, viewer), has: view(own, viewer) }
      const told = jsonDifference(alike.had, alike.has, 'view', earlier)
      if (told === null) return null
      if (learns(after, viewer) || learns(own, viewer)) return ''
      if (askingTells && courseOf(after) !== courseOf(own)) return ''
      return `seat ${viewer} can tell two states apart: ${told}`
    },
  }
}

function whereItCan(after: State): Chance {
  let place = 0
  return {
    next(source, words) {
      const said = after.spoken[place++]
      return said?.source === source && words.includes(said.result) ? said.result : null
    },
  }
}

/** An onlooker learns what every seat knows, and any seat may have been the last to learn it. */
function learns(state: State, viewer: Seat | 'public'): boolean {
  return viewer === 'public' ? state.learned !== 0 : (state.learned & (1 << viewer)) !== 0
}

/** Who is asked, at which point of the rules, and what chance was asked on the way. */
function courseOf({ asked, pending, frames, spoken }: State): string {
  return JSON.stringify([
    asked,
    pending.map((decision) => decision.seat),
    frames.map(({ at, node, step }) => [at, node, step]),
    spoken.map(({ source }) => source),
  ])
}
