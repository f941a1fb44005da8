import type { Board } from './board.ts'
import type { OpenIds } from './sight.ts'
import { sides } from './tile.ts'

/** Zones one step away, each with the closed window that must be forced first, or ''. */
export type Steps = ReadonlyMap<string, string>

/** The zones next to a zone that can be entered from it; closed windows only for those who force them. */
export function stepsFrom(board: Board, open: OpenIds, name: string, forcing: boolean): Steps {
  const found = new Map<string, string>()
  for (const cell of board.zones.get(name)?.cells ?? []) {
    for (const side of sides) {
      const { how, id, cell: beyond } = cell.next[side]
      const zone = board.cells.get(beyond)?.zone
      if (zone === undefined || zone === name || board.zones.get(zone)?.kind === 'blocked') continue
      if (how === 'open' || how === 'blind' || open.has(id)) found.set(zone, '')
      else if (how === 'window' && forcing && !found.has(zone)) found.set(zone, id)
    }
  }
  for (const [a, b] of board.links) {
    if (a === name) found.set(b, '')
    if (b === name) found.set(a, '')
  }
  return found
}

/** How many steps every zone is away from the nearest of some zones. */
export function distancesTo(
  board: Board,
  open: OpenIds,
  goals: readonly string[],
  forcing: boolean,
): ReadonlyMap<string, number> {
  const far = new Map<string, number>(goals.map((goal) => [goal, 0]))
  const queue = [...goals]
  for (const name of queue) {
    for (const next of stepsFrom(board, open, name, forcing).keys()) {
      if (far.has(next)) continue
      far.set(next, (far.get(name) as number) + 1)
      queue.push(next)
    }
  }
  return far
}

/** The first steps of all shortest ways from a zone to the nearest of the goals: several when they are equal. */
export function shortestSteps(
  board: Board,
  open: OpenIds,
  from: string,
  goals: readonly string[],
  forcing: boolean,
): Steps {
  const far = distancesTo(board, open, goals, forcing)
  const here = far.get(from)
  const steps = new Map<string, string>()
  if (here === undefined || here === 0) return steps
  for (const [zone, window] of stepsFrom(board, open, from, forcing)) {
    if (far.get(zone) === here - 1) steps.set(zone, window)
  }
  return steps
}
