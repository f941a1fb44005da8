import type { Names } from '@quadriga/kernel/author'
import { placeNames } from '../text/placeNames.ts'
import { tiles } from '../content/tiles.ts'
import { token } from '../define.ts'

const zoneIds = tiles.flatMap((tile) => tile.zones.map(({ id }) => `${tile.id}:${id}`))

function openingIds(how: 'door' | 'window'): string[] {
  const ways = tiles.flatMap((tile) => [...tile.passages, ...Object.values(tile.borders).flat()])
  return [...new Set(ways.filter((way) => way.how === how).map(({ id }) => id))].sort()
}

function named(id: string): Names {
  const known = placeNames[id]
  if (known === undefined) return { en: id, fr: id }
  const [en, fr, gender] = known
  return { en, fr, gender, article: 'both' }
}

/** Zones, doors and windows as things to point at. */
export const places = [
  ...zoneIds.map((id) => token('zone', id, named(id))),
  ...openingIds('door').map((id) => token('door', id, named(id))),
  ...openingIds('window').map((id) => token('window', id, named(id))),
]

/** Every zone of every tile. */
export const zoneNames: readonly string[] = zoneIds
