import {
  type Option,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  type Verb,
} from '@quadriga/kernel/author'

/** What may be done in any pause; abilities are asked for by the roll phases. */
const actions = ['play', 'spend', 'use', 'sell'] as const

/** Every action that a seat may take now, as options `verb:face`. */
export function actionOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  for (const id of actions) {
    const verb = q.loaded.verbs.get(id) as Verb
    const allowed = verb.candidates(q, seat).filter((thing) => verb.refusal(q, seat, thing) === null)
    if (allowed.length > 0) options.push(...thingOptions(q, id, allowed))
  }
  return options
}

/** What a picked option of a menu or window asks for: the procedure, and the thing by its face. */
export function pickedAction(q: Query, seat: Seat, key: string): { rule: string; thing: ThingId } | null {
  const colon = key.indexOf(':')
  const verb = q.loaded.verbs.get(key.slice(0, colon))
  const face = key.slice(colon + 1)
  const thing = verb?.candidates(q, seat).find((id) => q.thing(id).face === face)
  return verb === undefined || thing === undefined ? null : { rule: verb.rule, thing }
}
