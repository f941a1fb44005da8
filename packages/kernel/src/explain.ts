import { generator } from './chance.ts'
import { loadedGame } from './load.ts'
import { Machine } from './machine.ts'
import { foldParts, type StatPart, statParts } from './modifier.ts'
import type { Query } from './query.ts'
import type { Reason } from './reason.ts'
import type { Seat, State, ThingId } from './state.ts'
import { verbRefusal } from './verb.ts'

/** A verb on a thing: allowed, or the reason why not. */
export interface Explanation {
  readonly verb: string
  readonly refusal: Reason | null
}

/** A reader of a state, for games' exports over views and for explanations. */
export function query(state: State): Query {
  return new Machine(loadedGame(state.game), state, state, generator)
}

/** Every verb that makes sense for a visible thing, each allowed or with the reason it is not. */
export function explain(state: State, seat: Seat, thing: ThingId): Explanation[] {
  const q = query(state)
  const found: Explanation[] = []
  for (const verb of q.loaded.verbs.values()) {
    if (verb.candidates(q, seat).includes(thing))
      found.push({ verb: verb.id, refusal: verbRefusal(q, seat, verb, thing) })
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
