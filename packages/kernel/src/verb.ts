import { pickedThing, readKey, thingOptions } from './ask.ts'
import type { Verb } from './game.ts'
import type { Query } from './query.ts'
import { NOTHING, type Option, type Seat, type ThingId } from './state.ts'

/** Every verb a seat may use now, as the options of a menu: `verb:name`. */
export function verbOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  const { verbs } = q.loaded.game
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i] as Verb
    if (verb.closed?.(q, seat) === true) continue
    const found = thingOptions(q, verb.id, allowed(q, seat, verb), verb.says?.(q, seat))
    for (let j = 0; j < found.length; j++) options.push(found[j] as Option)
  }
  return options
}

function allowed(q: Query, seat: Seat, verb: Verb): readonly ThingId[] {
  const candidates = verb.candidates(q, seat)
  const found: ThingId[] = []
  for (let i = 0; i < candidates.length; i++) {
    const thing = candidates[i] as ThingId
    if (verb.refusal(q, seat, thing) === null) found.push(thing)
  }
  return found
}

/** The verb and the thing behind a picked menu option. */
export function pickedVerb(q: Query, seat: Seat, key: string): { rule: string; thing: ThingId } | null {
  const verb = q.loaded.verbs.get(readKey(key).verb)
  if (verb === undefined) return null
  const thing = pickedThing(q, verb.candidates(q, seat), key, (one) => verb.refusal(q, seat, one) === null)
  return thing === NOTHING ? null : { rule: verb.rule, thing }
}
