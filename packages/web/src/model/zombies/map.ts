/** The map of a mission as it is printed: it never changes during a game. Lengths are cells, of which a tile has nine. */
export interface MapModel {
  readonly mission: string
  readonly name: string
  /** From the highest to the lowest. */
  readonly floors: readonly MapFloor[]
  /** Stairs that join zones of two floors. */
  readonly links: readonly (readonly [string, string])[]
  /** Zones that rules of the mission speak of. */
  readonly highlighted: readonly string[]
}

export interface MapFloor {
  readonly level: string
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly zones: readonly MapZone[]
  readonly rooms: readonly MapRoom[]
  readonly edges: readonly MapEdge[]
}

export interface MapZone {
  readonly id: string
  readonly name: string
  readonly kind: 'street' | 'room' | 'corridor' | 'shaft' | 'fountain' | 'stairwell'
  readonly room: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Printed symbols: where Spawn cards and citizens come when the building is opened. */
  readonly marks: readonly string[]
}

/** A room or corridor with the name that is written on its floor; '' for none. */
export interface MapRoom {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const edgeKinds = ['wall', 'gap', 'door', 'window', 'lift', 'stairs', 'border', 'edge'] as const
/**
 * How two cells meet: a wall, a wall with a gap, a door or a window in one, the doors of the lift, the foot of stairs, the
 * border of two zones, or the edge of the board.
 */
export type EdgeKind = (typeof edgeKinds)[number]

export interface MapEdge {
  readonly how: EdgeKind
  /** The door or window; the shaft behind the doors of a lift; ''. */
  readonly id: string
  /** The zones on both sides; '' beyond the board. */
  readonly zones: readonly [string, string]
  readonly x: number
  readonly y: number
  /** Along the lines of the grid, one cell long: to the right of x, or down from y. */
  readonly along: 'x' | 'y'
}
