import type { Result } from './answer.ts'
import { type Chance, generator } from './chance.ts'
import { loadedGame } from './load.ts'
import { Machine } from './machine.ts'
import { fork, type State } from './state.ts'

/**
 * Lets something happen on a table as it stands, on top of whatever waits there, which is asked again afterwards. For
 * scripts and tests ("the villain attacks Spider-Man"): it is no answer, so no history records it.
 */
export function interject(state: State, act: (m: Machine) => void, chance: Chance = generator): Result {
  const copy = fork(state)
  copy.pending = []
  const machine = new Machine(loadedGame(state), copy, state, chance)
  act(machine)
  machine.run()
  return { ok: true, state: copy, events: copy.events }
}
