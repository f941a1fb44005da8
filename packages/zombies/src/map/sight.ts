import type { Board, BoardCell, BoardZone, Border } from './board.ts'
import { isEnterable, isOutdoors, type Side, sides } from './tile.ts'

/** Which zones a zone sees, with their Range; by name. */
export type Seen = ReadonlyMap<string, number>

/** The doors and windows that stand open, by id, and the shaft where the lift stands, by its zone. */
export type OpenIds = ReadonlySet<string>

/**
 * What is seen from a zone. Outdoors: straight lines of streets, over the fountain, and one zone deep into a building.
 * Indoors: straight lines within one room; of another room only the first zone behind an opening of the zone; and
 * through an opening to the street, the streets in its line. Closed doors and windows end every line.
 */
export function seenFrom(board: Board, open: OpenIds, name: string): Seen {
  const seen = new Map<string, number>()
  const zone = board.zones.get(name)
  if (zone === undefined || !isEnterable(zone.kind)) return seen
  for (const cell of zone.cells) for (const side of sides) look({ board, open, zone, seen }, cell, side)
  return seen
}

interface Look {
  readonly board: Board
  readonly open: OpenIds
  readonly zone: BoardZone
  readonly seen: Map<string, number>
}

function look(from: Look, start: BoardCell, side: Side): void {
  const { board, open, zone, seen } = from
  let cell = start
  let range = 0
  for (;;) {
    const border = cell.next[side]
    const beyond = board.cells.get(border.cell)
    if (beyond === undefined || !sightPasses(border, open, cell, beyond)) return
    const here = board.zones.get(cell.zone) as BoardZone
    const there = board.zones.get(beyond.zone) as BoardZone
    if (there !== here) {
      // A line that comes back to the zone where it began ends: the cells there look for themselves.
      if (there === zone) return
      range++
      const goesOn = reaches(zone, here, there)
      if (goesOn === 'no') return
      if (isEnterable(there.kind)) seen.set(there.name, Math.min(range, seen.get(there.name) ?? range))
      if (goesOn === 'last') return
    } else if (here === zone) return
    cell = beyond
  }
}

/** Whether a line from `zone` that has come to `here` sees `there`, and whether it goes on behind it. */
function reaches(zone: BoardZone, here: BoardZone, there: BoardZone): 'on' | 'last' | 'no' {
  if (isOutdoors(there.kind)) return isOutdoors(here.kind) || here === zone ? 'on' : 'no'
  if (isOutdoors(zone.kind)) return 'last'
  if (there.room === zone.room) return here.room === zone.room ? 'on' : 'no'
  return here === zone ? 'last' : 'no'
}

function sightPasses({ how, id }: Border, open: OpenIds, here: BoardCell, there: BoardCell): boolean {
  if (how === 'open' || how === 'clear') return true
  if (how === 'elevator') return open.has(here.zone) || open.has(there.zone)
  return (how === 'door' || how === 'window') && open.has(id)
}
