import {
  type Machine,
  NOTHING,
  type Option,
  type Query,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'

/** The thing behind the first pick, from the same list that was offered. */
export function pickedThing(m: Machine, options: readonly Option[]): ThingId {
  return options.find((option) => option.key === m.picks[0])?.thing ?? NOTHING
}

/** Everything picked, from the same list that was offered. */
export function pickedThings(m: Machine, options: readonly Option[]): ThingId[] {
  return m.picks.map((key) => options.find((option) => option.key === key)?.thing ?? NOTHING)
}

/** Locations as the answer to "where to?". */
export function whereTo(q: Query, places: readonly ThingId[]): Option[] {
  return thingOptions(q, 'to', places)
}
