import { type Game, load, procedure, type State } from '@quadriga/kernel/author'
import { dicethrone } from '../game.ts'
import { actionWindow } from '../rules/window.ts'

/** The same game with nobody stepping in: pauses are over before they begin. */
const silence = procedure(actionWindow.name, { over: (m) => m.done() }) as unknown as Game['rules'][number]

const quietGame: Game = {
  ...dicethrone,
  id: `${dicethrone.id}.quiet`,
  rules: dicethrone.rules.map((rule) => (rule.name === actionWindow.name ? silence : rule)),
  opportunities: () => [],
}

let isLoaded = false
const setups = new WeakMap<object, State['setup'] & object>()

/** A world as it stands, in which only those act who must. */
export function quieted(world: State): State {
  if (!isLoaded) load(quietGame)
  isLoaded = true
  return { ...world, game: quietGame.id, setup: setupFor(world.setup as object) }
}

// The kernel remembers one layout for each setup: the two games must not take it from each other.
function setupFor(setup: object): State['setup'] {
  const known = setups.get(setup) ?? { ...setup }
  setups.set(setup, known)
  return known
}
