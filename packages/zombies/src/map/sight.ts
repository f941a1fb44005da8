import type { Board, BoardCell, BoardZone, Border } from './board.ts'
import { type Side, sides } from './tile.ts'

/** Which zones a zone sees, with their Range; by name. */
export type Seen = ReadonlyMap<string, number>

/** The doors and windows that stand open, by id. */
export type OpenIds = ReadonlySet<string>

/**
 * What is seen from a zone. Outdoors: straight lines of streets, over the fountain, and one zone deep into a building.
 * Indoors: straight lines within one room; of another room only the first zone behind an opening of the own zone; and
 * through an opening to the street, the streets in its line. Closed doors and windows end every line.
 */
export function seenFrom(board: Board, open: OpenIds, name: string): Seen {
  const seen = new Map<string, number>()
  const zone = board.zones.get(name)
  if (zone === undefined || zone.kind === 'blocked') return seen
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
    if (beyond === undefined || !sightPasses(border, open)) return
    const here = board.zones.get(cell.zone) as BoardZone
    const there = board.zones.get(beyond.zone) as BoardZone
    if (there !== here) {
      // The line leaves the own zone only where it begins: another of its cells looks for itself.
      if (there === zone) return
      range++
      const goesOn = reaches(zone, here, there)
      if (goesOn === 'no') return
      if (there.kind !== 'blocked') seen.set(there.name, Math.min(range, seen.get(there.name) ?? range))
      if (goesOn === 'last') return
    } else if (here === zone) return
    cell = beyond
  }
}

function isOutdoors({ kind }: BoardZone): boolean {
  return kind === 'street' || kind === 'blocked'
}

/** Whether a line from `zone` that has come to `here` sees `there`, and whether it goes on behind it. */
function reaches(zone: BoardZone, here: BoardZone, there: BoardZone): 'on' | 'last' | 'no' {
  if (isOutdoors(there)) return isOutdoors(here) || here === zone ? 'on' : 'no'
  if (isOutdoors(zone)) return 'last'
  if (there.room === zone.room) return here.room === zone.room ? 'on' : 'no'
  return here === zone ? 'last' : 'no'
}

function sightPasses({ how, id }: Border, open: OpenIds): boolean {
  if (how === 'open' || how === 'clear') return true
  return (how === 'door' || how === 'window') && open.has(id)
}
