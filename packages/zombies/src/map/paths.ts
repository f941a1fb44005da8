import type { Board } from './board.ts'
import type { OpenIds } from './sight.ts'
import { isEnterable, type Meeting, sides } from './tile.ts'

/** What Enemies on their way may force open: nothing, closed windows, or closed doors as well. */
export type Forcing = boolean | 'doors'

/** Zones one step away, each with the closed window or door that must be forced first, or ''. */
export type Steps = ReadonlyMap<string, string>

/** The zones next to a zone that can be entered from it; closed windows and doors only for those who force them. */
export function stepsFrom(board: Board, open: OpenIds, name: string, forcing: Forcing): Steps {
  const found = new Map<string, string>()
  for (const cell of board.zones.get(name)?.cells ?? []) {
    for (const side of sides) {
      const { how, id, cell: beyond } = cell.next[side]
      const zone = board.zones.get(board.cells.get(beyond)?.zone ?? '')
      if (zone === undefined || zone.name === name || !isEnterable(zone.kind)) continue
      if (how === 'open' || how === 'blind' || open.has(id)) found.set(zone.name, '')
      else if (how === 'elevator' && (open.has(name) || open.has(zone.name))) found.set(zone.name, '')
      else if (isForced(how, forcing) && !found.has(zone.name)) found.set(zone.name, id)
    }
  }
  for (const [a, b] of board.links) {
    if (a === name) found.set(b, '')
    if (b === name) found.set(a, '')
  }
  return found
}

function isForced(how: Meeting, forcing: Forcing): boolean {
  return how === 'window' ? forcing !== false : how === 'door' && forcing === 'doors'
}

/** How many steps every zone is away from one zone, as far as there is a way. */
export function distancesFrom(steps: (zone: string) => Steps, from: string): ReadonlyMap<string, number> {
  const far = new Map<string, number>([[from, 0]])
  const queue = [from]
  for (const name of queue) {
    for (const next of steps(name).keys()) {
      if (far.has(next)) continue
      far.set(next, (far.get(name) as number) + 1)
      queue.push(next)
    }
  }
  return far
}
