import type { Names } from '@quadriga/kernel/author'
import type { Tile } from '../map/tile.ts'
import type { Piece } from '../piece.ts'
import { placeNames } from '../text/placeNames.ts'
import { token } from './piece.ts'

function openingIds(tiles: readonly Tile[], how: 'door' | 'window'): string[] {
  const ways = tiles.flatMap((tile) => [...tile.passages, ...Object.values(tile.borders).flat()])
  return [...new Set(ways.filter((way) => way.how === how).map(({ id }) => id))].sort()
}

function named(id: string): Names {
  const known = placeNames[id]
  if (known === undefined) return { en: id, fr: id }
  const [en, fr, gender] = known
  return { en, fr, gender, article: 'both' }
}

/** The zones of some tiles by their names, doors and windows as things to point at. */
export function placesOf(tiles: readonly Tile[]): readonly Piece[] {
  const zoneIds = tiles.flatMap((tile) => tile.zones.map(({ id }) => `${tile.id}:${id}`))
  return [
    ...zoneIds.map((id) => token('zone', id, named(id))),
    ...openingIds(tiles, 'door').map((id) => token('door', id, named(id))),
    ...openingIds(tiles, 'window').map((id) => token('window', id, named(id))),
  ]
}
