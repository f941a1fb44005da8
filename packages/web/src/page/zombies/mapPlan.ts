import type { MapFloor, MapModel, MapZone } from '../../model/zombies/map.ts'

/** Around every floor: the tape at the edge of the board, and air. */
export const MARGIN = 14
/** Above a floor, where there are several: its name. */
const HEADING = 24

/** Where floors lie in the drawing, in pixels. */
export interface MapPlan {
  readonly cell: number
  readonly width: number
  readonly height: number
  readonly floors: readonly PlannedFloor[]
}

export interface PlannedFloor {
  readonly floor: MapFloor
  readonly x: number
  readonly y: number
  readonly heading: string
}

/** Floors one above the other, the highest first. */
export function planOf({ floors }: MapModel, cell: number): MapPlan {
  const heading = floors.length > 1 ? HEADING : 0
  let y = 0
  const planned = floors.map((floor) => {
    const at = y + heading + MARGIN
    y = at + floor.rows * cell + MARGIN
    return { floor, x: MARGIN, y: at, heading: floors.length > 1 ? floor.name : '' }
  })
  const columns = Math.max(...floors.map((floor) => floor.columns))
  return { cell, width: columns * cell + 2 * MARGIN, height: y, floors: planned }
}

const LEAST = 40
/** Cells of the largest windows. */
export const MOST = 320

/** The largest cells with which the whole map fits into its place. */
export function fittingCell({ floors }: MapModel, width: number, height: number): number {
  const heading = floors.length > 1 ? HEADING : 0
  const rows = floors.reduce((sum, floor) => sum + floor.rows, 0)
  const columns = Math.max(...floors.map((floor) => floor.columns))
  const wide = (width - 2 * MARGIN) / columns
  const high = (height - floors.length * (2 * MARGIN + heading)) / rows
  return Math.floor(Math.max(24, Math.min(wide, high, MOST)))
}

/** How large cells are: as chosen, fitting (-1), or at first (0) fitting where one can work with that. */
export function cellAt(chosen: number, fitting: number): number {
  if (chosen === 0) return fitting >= 88 ? fitting : 96
  if (chosen < 0) return fitting
  return Math.max(LEAST, Math.min(MOST, chosen))
}

/** The box of a zone in the drawing. */
export function boxIn(
  plan: MapPlan,
  id: string,
): { x: number; y: number; width: number; height: number } | null {
  const { cell } = plan
  for (const { floor, x, y } of plan.floors) {
    const zone = floor.zones.find((one) => one.id === id)
    if (zone !== undefined)
      return {
        x: x + zone.x * cell,
        y: y + zone.y * cell,
        width: zone.width * cell,
        height: zone.height * cell,
      }
  }
  return null
}

export function centreIn(plan: MapPlan, id: string): readonly [number, number] | null {
  const box = boxIn(plan, id)
  return box === null ? null : [box.x + box.width / 2, box.y + box.height / 2]
}

/** The zone beside another one in a direction, on the same floor; null where there is none. */
export function beside(floor: MapFloor, from: MapZone, key: string): MapZone | null {
  const [dx, dy] = steps[key] ?? [0, 0]
  const x = dx > 0 ? from.x + from.width : from.x + dx
  const y = dy > 0 ? from.y + from.height : from.y + dy
  return (
    floor.zones.find(
      (zone) => zone.x <= x && x < zone.x + zone.width && zone.y <= y && y < zone.y + zone.height,
    ) ?? null
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isArrow = (key: string): boolean => Object.hasOwn(steps, key)
