import type { State, ThingId } from '@quadriga/kernel'

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

/** A code that came or went since; null when all is there. */
export function lost(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | null {
  for (const [code, had] of before)
    if (after.get(code) !== had) return change(code, had, after.get(code) ?? 0)
  for (const [code, has] of after) if (!before.has(code)) return change(code, 0, has)
  return null
}

function change(code: string, had: number, has: number): string {
  return `'${code}' was there ${had} times and is there ${has} times`
}

/** A thing lies in the zone it names, once; null when that holds for all. */
export function misplaced(state: State): string | null {
  const places = new Map<ThingId, number>()
  for (const [index, { ids, low }] of state.zones.entries()) {
    for (const id of [...ids, ...low]) {
      if (places.has(id)) return `zone ${index} lists ${id}, which lies in zone ${places.get(id)}`
      places.set(id, index)
    }
  }
  for (const page of state.pages) {
    for (const thing of page) {
      if (thing === null) continue
      const { id, code, zone } = thing
      if (places.get(id) !== zone)
        return `thing ${id} (${code}) says zone ${zone} and lies in ${places.get(id) ?? 'none'}`
      places.delete(id)
    }
  }
  const [ghost] = places
  return ghost === undefined ? null : `zone ${ghost[1]} lists ${ghost[0]}, which does not exist`
}
