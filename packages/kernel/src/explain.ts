import { generator } from './chance.ts'
import { loadedGame } from './load.ts'
import { Machine } from './machine.ts'
import { foldParts, type StatPart, statParts } from './modifier.ts'
import type { Query } from './query.ts'
import type { Refusal } from './reason.ts'
import type { Seat, State, ThingId } from './state.ts'
import { type Aim, AT_NOTHING, verbRefusal } from './verb.ts'

/** A verb where somebody points: allowed, or the reason why not. */
export interface Explanation {
  readonly verb: string
  readonly refusal: Refusal
}

/** A reader of a state, for games' exports over views and for explanations. */
export function query(state: State): Query {
  return new Machine(loadedGame(state), state, state, generator)
}

/** Every verb that makes sense where a seat points, each allowed or with the reason it is not. */
export function explain(state: State, seat: Seat, at: Partial<Aim>): Explanation[] {
  const q = query(state)
  const aim = { ...AT_NOTHING, ...at }
  const found: Explanation[] = []
  for (const verb of q.loaded.verbs.values()) {
    const known = verbRefusal(q, seat, verb, aim)
    if (known !== null) found.push({ verb: verb.id, refusal: known.refusal })
  }
  return found
}

/** A number with its parts: "why this number?". */
export function explainStat(
  state: State,
  thing: ThingId,
  stat: string,
): { value: number; parts: StatPart[] } {
  const parts = statParts(query(state), thing, stat)
  return { value: foldParts(parts), parts }
}
