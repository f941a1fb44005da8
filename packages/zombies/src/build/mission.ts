import type { Names } from '@quadriga/kernel/author'
import { type Board, boardOf, type Floor } from '../map/board.ts'
import type { Tile } from '../map/tile.ts'
import type { Mission, Piece } from '../piece.ts'
import { piece } from './piece.ts'

interface Box {
  readonly tiles: readonly Tile[]
  /** Ways that no cells show. */
  readonly links: Board['links']
}

type Given = Omit<Mission, Exclude<keyof Piece, 'objective'> | 'board'> & {
  readonly floors: readonly Floor[]
}

/** Missions with the tiles of a box: each has its board put together. */
export function missionsWith({ tiles, links }: Box) {
  return (id: string, names: Names, { floors, ...given }: Given): Mission => ({
    ...piece('mission', id, names),
    ...given,
    board: boardOf(tiles, floors, links),
  })
}
