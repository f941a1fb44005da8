import type { query } from '@quadriga/kernel'
import { enemiesIn, liftZone, missionOf, surveyOf, tableOf } from '@quadriga/zombies'

type Reader = ReturnType<typeof query>

/** Costs in Actions from one zone to every other one: closed doors on the way are opened, Enemies cost their Actions. */
export function costsFrom(q: Reader, from: string): ReadonlyMap<string, number> {
  const { board, layout, flags } = missionOf(q)
  const { openings } = tableOf(q)
  const locked = new Set(
    [...q.ids('doors'), ...q.ids('windows')]
      .filter((id) => q.counter(id, 'locked') > 0)
      .map((id) => q.thing(id).face),
  )
  const closed = board.openings.filter(
    ({ id, how }) =>
      !openings.includes(id) && !locked.has(id) && (how === 'door' || !flags.includes('shutters')),
  )
  const { next } = surveyOf(board, openings)
  const works = layout.lift?.works === true && board.shafts.length > 1
  const lift = liftZone(q)
  const costs = new Map<string, number>([[from, 0]])
  const rim: [number, string][] = [[0, from]]
  const reach = (zone: string, cost: number) => {
    if (cost >= (costs.get(zone) ?? Infinity)) return
    costs.set(zone, cost)
    rim.push([cost, zone])
  }
  while (rim.length > 0) {
    rim.sort((a, b) => b[0] - a[0])
    const [cost, zone] = rim.pop() as [number, string]
    if (cost > (costs.get(zone) ?? Infinity)) continue
    const leaving = cost + 1 + enemiesIn(q, zone).length
    for (const other of next(zone).keys()) reach(other, leaving)
    for (const { zones } of closed) {
      const [a, b] = zones
      if (a === zone) reach(b, leaving + 1)
      if (b === zone) reach(a, leaving + 1)
    }
    if (!works) continue
    // The lift: from the zone beside a shaft into the cab, and on to every other floor.
    for (const shaft of board.shafts) {
      if (shaft === zone) for (const other of board.shafts) reach(other, cost + 1)
      else if (lift !== shaft && besideShaft(board, zone, shaft)) reach(shaft, leaving)
    }
  }
  return costs
}

function besideShaft(board: ReturnType<typeof missionOf>['board'], zone: string, shaft: string): boolean {
  const cells = board.zones.get(zone)?.cells ?? []
  return cells.some(({ next }) =>
    Object.values(next).some(({ how, cell }) => how === 'elevator' && board.cells.get(cell)?.zone === shaft),
  )
}
