import type { Seat } from '@quadriga/kernel'
import type { LogLine } from '../../model/table/logLine.ts'
import type { SeatModel } from '../../model/table/snapshot.ts'

/** How often each number came for a player. */
export interface Luck {
  readonly seat: Seat
  readonly thrown: number
  /** By number, from 1 on. */
  readonly faces: readonly number[]
}

const FACES = 6

/** What the public dice of each player showed over the game; players who threw none are left out. */
export function diceLuck(lines: readonly LogLine[], seats: readonly SeatModel[]): readonly Luck[] {
  return seats.flatMap(({ seat }): Luck[] => {
    const throws = lines.filter((line) => line.thrown.length > 0 && throwerOf(line, seats) === seat)
    const faces = Array.from({ length: FACES }, () => 0)
    for (const { thrown } of throws)
      for (const n of thrown) if (faces[n - 1] !== undefined) faces[n - 1] = (faces[n - 1] ?? 0) + 1
    const thrown = faces.reduce((sum, n) => sum + n, 0)
    return thrown === 0 ? [] : [{ seat, thrown, faces }]
  })
}

/** The log names who throws; a line that names nobody counts for the seat that answered. */
function throwerOf({ faces, seat }: LogLine, seats: readonly SeatModel[]): Seat {
  return seats.find((one) => one.face === faces[0])?.seat ?? seat
}
