import type { ThingId } from '@quadriga/kernel'
import type { Content, CountedThing, ThingRef } from '../scenario/format.ts'
import type { Words } from '../kit.ts'
import { has, isMissing, isThere, nothingThere, shows, unordered } from '../text/expecting.ts'
import { joined, same } from '../text/said.ts'
import { boundWords, isWithin } from './bound.ts'
import { definitionsCalled, isCalled } from './names.ts'
import { located } from './problem.ts'
import { type FoundPlace, isThingCalled, type Reading, thingName, thingsCalled } from './findByName.ts'
import { needName } from './vocabulary.ts'

/** Cards in order from the top: those above the unordered rest, the rest by code, those below. */
export interface Slots {
  readonly top: readonly ThingId[]
  readonly rest: readonly string[]
  readonly low: readonly ThingId[]
}

/** What lies at a place. */
export function slotsOf(r: Reading, { ids, rest, low }: FoundPlace): Slots {
  return { top: ids, rest: r.whole ? rest : rest.map(() => UNKNOWN), low }
}

/** What is attached to a thing. */
export function heldBy({ q }: Reading, host: ThingId): Slots {
  const held = q.state.pages.flatMap((page) =>
    page.flatMap((thing) => (thing !== null && thing.host === host ? [thing.id] : [])),
  )
  return { top: held, rest: [], low: [] }
}

const UNKNOWN = 'unknown'

function isUnknown({ name }: ThingRef): boolean {
  return name === UNKNOWN
}

/** What is not as it should be at a place; null when all is. */
export function contentProblem(r: Reading, slots: Slots, wanted: Content, what: Words): Words | null {
  const size = slots.top.length + slots.rest.length + slots.low.length
  const found = shows(what, shown(r, slots))
  if (wanted.size !== undefined && !isWithin(size, wanted.size))
    return has(what, size, boundWords(wanted.size))
  if (wanted.exactly !== undefined) {
    const count = wanted.exactly.reduce((sum, one) => sum + one.count, 0)
    if (count !== size || missing(r, slots, wanted.exactly) !== null) return found
  }
  const absent = missing(r, slots, wanted.has)
  if (absent !== null) return isMissing(found, absent)
  const unwanted = wanted.lacks.find(({ at, thing }) => {
    located(at, () => isUnknown(thing) || needName(r, thing))
    return missing(r, slots, [{ thing, count: 1 }]) === null
  })
  if (unwanted !== undefined) return isThere(found, unwanted.thing.name)
  if (!isInOrder(r, [...slots.top, ...slots.low], wanted.top)) return found
  const last = [...slots.top, ...slots.low]
  return isInOrder(r, last.slice(last.length - total(wanted.bottom)), wanted.bottom) ? null : found
}

function total(things: readonly CountedThing[]): number {
  return things.reduce((sum, one) => sum + one.count, 0)
}

/** The first name for which there are too few; null when all are there. Each card serves one name. */
function missing(r: Reading, { top, rest, low }: Slots, wanted: readonly CountedThing[]): string | null {
  const things = [...top, ...low]
  const codes = [...rest]
  for (const { thing, count } of wanted) {
    for (let n = 0; n < count; n++) {
      const place = things.findIndex((id) => isMeant(r, id, thing))
      const code = place < 0 ? codes.findIndex((one) => isCode(r, one, thing.name)) : -1
      if (place >= 0) things.splice(place, 1)
      else if (code >= 0) codes.splice(code, 1)
      else return thing.name
    }
  }
  return null
}

function isMeant(r: Reading, id: ThingId, ref: ThingRef): boolean {
  if (ref.name === UNKNOWN) return r.isUnknown(id)
  if (ref.nth !== undefined || ref.place !== undefined) return thingsCalled(r, ref).includes(id)
  return isThingCalled(r, id, ref.name)
}

function isCode({ kit, q }: Reading, code: string, name: string): boolean {
  if (code === UNKNOWN || name === UNKNOWN) return code === name
  const definition = q.loaded.definitions.get(code)
  return (
    definition !== undefined &&
    isCalled(definition, name) &&
    definitionsCalled(kit.game, name).includes(definition)
  )
}

function isInOrder(r: Reading, ids: readonly ThingId[], wanted: readonly CountedThing[]): boolean {
  const names = wanted.flatMap(({ thing, count }) => new Array<ThingRef>(count).fill(thing))
  return names.every((ref, i) => {
    const id = ids[i]
    // Beyond the cards that lie in order, nobody knows what comes.
    return id === undefined ? ref.name === UNKNOWN : isMeant(r, id, ref)
  })
}

function shown(r: Reading, { top, rest, low }: Slots): Words {
  const names = (ids: readonly ThingId[]) => ids.map((id) => same(thingName(r, id)))
  const all = [...names(top), ...(rest.length > 0 ? [unordered(rest.length)] : []), ...names(low)]
  return all.length === 0 ? nothingThere : joined(all, ', ')
}
