import type { query } from '@quadriga/kernel'
import { type Board, liftZone, missionOf, surveyOf, tableOf } from '@quadriga/zombies'

type Reader = ReturnType<typeof query>

/** What it is thought to cost to have a locked door unlocked: who has nothing else to do waits in front of it. */
const LOCKED = 6

/** What it costs in Actions to walk from every zone to one of them, as if no Enemy stood anywhere. */
export type Ways = ReadonlyMap<string, number>

const known = new WeakMap<Board, Map<string, Ways>>()

/** What one reader asked last: it is asked for many heroes and goals in one position. */
let asked: { readonly of: Reader; readonly doors: string } | null = null

/** The ways to a zone with doors, windows and locks as they are now; computed once for each. */
export function waysTo(q: Reader, goal: string): Ways {
  const { board } = missionOf(q)
  const all = known.get(board) ?? new Map<string, Ways>()
  known.set(board, all)
  if (asked?.of !== q) asked = { of: q, doors: doorsIn(q) }
  const key = `${goal}|${asked.doors}`
  const found = all.get(key) ?? walkedFrom(q, goal)
  all.set(key, found)
  return found
}

function doorsIn(q: Reader): string {
  return `${tableOf(q).openings.join(' ')}|${lockedIn(q).join(' ')}`
}

function lockedIn(q: Reader): string[] {
  return [...q.ids('doors'), ...q.ids('windows')]
    .filter((id) => q.counter(id, 'locked') > 0)
    .map((id) => q.thing(id).face)
}

/** Every step costs an Action, and one more where something is to be opened. Ways are as long there as back. */
function walkedFrom(q: Reader, goal: string): Ways {
  const stepsFrom = neighbours(q)
  const costs = new Map<string, number>([[goal, 0]])
  // Zones are visited in the order of their costs.
  for (let cost = 0, rim = [goal]; rim.length > 0; cost++) {
    const waiting: string[] = []
    for (const zone of rim) {
      if (costs.get(zone) !== cost) {
        if ((costs.get(zone) ?? 0) > cost) waiting.push(zone)
        continue
      }
      for (const [next, step] of stepsFrom(zone)) {
        if (cost + step >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
        costs.set(next, cost + step)
        waiting.push(next)
      }
    }
    rim = waiting
  }
  return costs
}

/** The zones that can be got to from a zone, and for how many Actions. */
function neighbours(q: Reader): (zone: string) => ReadonlyMap<string, number> {
  const { board, flags } = missionOf(q)
  const { openings } = tableOf(q)
  const locked = new Set(lockedIn(q))
  const closed = board.openings.filter(
    ({ id, how }) => !openings.includes(id) && (how === 'door' || !flags.includes('shutters')),
  )
  const { next } = surveyOf(board, openings)
  const rides = liftZone(q) !== '' && board.shafts.length > 1
  return (zone) => {
    const steps = new Map([...next(zone).keys()].map((other) => [other, 1]))
    for (const { id, zones } of closed) {
      const [a, b] = zones
      const cost = locked.has(id) ? LOCKED : 2
      if (a === zone) steps.set(b, Math.min(cost, steps.get(b) ?? cost))
      if (b === zone) steps.set(a, Math.min(cost, steps.get(a) ?? cost))
    }
    if (rides) for (const other of byLift(board, zone)) steps.set(other, 1)
    return steps
  }
}

/** The lift is called for nothing: from beside a shaft into the cab, and from one floor to the others. */
function byLift(board: Board, zone: string): string[] {
  if (board.shafts.includes(zone))
    return [...board.shafts.filter((shaft) => shaft !== zone), ...besideShaft(board, zone)]
  return board.shafts.filter((shaft) => besideShaft(board, shaft).includes(zone))
}

function besideShaft(board: Board, shaft: string): string[] {
  const cells = board.zones.get(shaft)?.cells ?? []
  return cells.flatMap(({ next }) =>
    Object.values(next)
      .filter(({ how }) => how === 'elevator')
      .map(({ cell }) => board.cells.get(cell)?.zone ?? '')
      .filter((zone) => zone !== '' && zone !== shaft),
  )
}
