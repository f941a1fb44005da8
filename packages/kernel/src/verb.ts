import { pickedThing, thingOptions } from './ask.ts'
import type { Verb } from './game.ts'
import type { Machine } from './machine.ts'
import type { Query } from './query.ts'
import type { Reason } from './reason.ts'
import { NOTHING, type Option, type Seat, type ThingId } from './state.ts'

/** Every verb a seat may use now, as the options of a menu: `verb:name`. */
export function verbOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  const { verbs } = q.loaded.game
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i] as Verb
    if (closedBy(q, seat, verb) !== null) continue
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

function closedBy(q: Query, seat: Seat, { closed }: Verb): Reason | null {
  return closed === undefined ? null : closed(q, seat)
}

/** Why a seat may not use a verb on a thing; null when it may. */
export function verbRefusal(q: Query, seat: Seat, verb: Verb, thing: ThingId): Reason | null {
  return closedBy(q, seat, verb) ?? verb.refusal(q, seat, thing)
}

/** The verb of a menu option, by its key. */
function verbOf(q: Query, key: string): Verb | null {
  const { verbs } = q.loaded.game
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i] as Verb
    if (key.startsWith(verb.id) && key[verb.id.length] === ':') return verb
  }
  return null
}

/** Carries out what a seat picked in a menu, on the thing that was offered; an option that is no verb does nothing. */
export function doPicked(m: Machine, seat: Seat): void {
  const verb = verbOf(m, m.picks[0] as string)
  if (verb !== null) m.callNamed(verb.rule, { seat, thing: m.chosen()[0] })
}

/** The verb and the thing behind a picked menu option. */
export function pickedVerb(q: Query, seat: Seat, key: string): { rule: string; thing: ThingId } | null {
  const verb = verbOf(q, key)
  if (verb === null) return null
  const thing = pickedThing(
    q,
    verb.candidates(q, seat),
    key,
    (one) => verbRefusal(q, seat, verb, one) === null,
  )
  return thing === NOTHING ? null : { rule: verb.rule, thing }
}
