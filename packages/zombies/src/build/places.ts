import type { TilePlan } from '../map/tile.ts'
import type { Piece, TilePiece } from '../piece.ts'
import { piece, token } from './piece.ts'

/** The zones of some tiles by their names, doors and windows as things to point at. */
export function placesOf(tiles: readonly TilePlan[]): readonly Piece[] {
  const zones = tiles.flatMap((tile) =>
    tile.zones.map(({ id, names }) =>
      token('zone', `${tile.id}:${id}`, names, { confidence: 'reconstructed' }),
    ),
  )
  const openings = new Map<string, Piece>()
  for (const { passages, borders, openings: names } of tiles) {
    for (const { how, id } of [...passages, ...Object.values(borders).flat()]) {
      const called = names[id]
      if (called === undefined) continue
      // A printed opening with a name is a place where missions lay a door token.
      if (how === 'door' || how === 'window' || how === 'open')
        openings.set(id, token(how === 'open' ? 'door' : how, id, called, { confidence: 'reconstructed' }))
    }
  }
  const sorted = [...openings.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return [
    ...zones,
    ...sorted.filter(({ kind }) => kind === 'door'),
    ...sorted.filter(({ kind }) => kind === 'window'),
  ]
}

/** Tile faces as entries of the content, under their ids. */
export function tilePieces(tiles: readonly TilePlan[]): readonly TilePiece[] {
  return tiles.map((plan) => ({
    ...piece('tile', plan.id, plan.names, { confidence: 'reconstructed' }),
    plan,
  }))
}
