import type { State } from '@quadriga/kernel'

/** How many cards of each code there are: as things, and in the unordered rests of piles. */
export function census(state: State, conserves: (code: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (code: string) => {
    if (conserves(code)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  for (const page of state.pages) for (const thing of page) if (thing !== null) add(thing.code)
  for (const zone of state.zones) for (const code of zone.rest) add(code)
  return counts
}

/** Codes that came or went since, and things that lie in no zone or in two; null when all is there. */
export function lost(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | null {
  for (const code of new Set([...before.keys(), ...after.keys()])) {
    const [had, has] = [before.get(code) ?? 0, after.get(code) ?? 0]
    if (had !== has) return `'${code}' was there ${had} times and is there ${has} times`
  }
  return null
}

/** A thing lies in the zone it names, once; null when that holds for all. */
export function misplaced(state: State): string | null {
  const places = new Map<number, number[]>()
  state.zones.forEach((zone, index) => {
    for (const id of [...zone.ids, ...zone.low]) places.set(id, [...(places.get(id) ?? []), index])
  })
  for (const page of state.pages) {
    for (const thing of page) {
      if (thing === null) continue
      const found = places.get(thing.id) ?? []
      if (found.length !== 1 || found[0] !== thing.zone) {
        return `thing ${thing.id} (${thing.code}) says zone ${thing.zone} and lies in [${found.join(', ')}]`
      }
      places.delete(thing.id)
    }
  }
  const [ghost] = places.keys()
  return ghost === undefined ? null : `zone ${places.get(ghost)?.[0]} lists ${ghost}, which does not exist`
}
