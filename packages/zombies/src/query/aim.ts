import type { Query, ThingId } from '@quadriga/kernel/author'
import { surveyIn } from './board.ts'
import { hasPrey, zoneOf } from './pieces.ts'

/** The nearest zones with prey that an Enemy can attack from where it stands without going there. */
export function aims(q: Query, id: ThingId): string[] {
  const most = q.stat(id, 'range')
  if (most === 0) return []
  const seen = [...surveyIn(q).sees(zoneOf(q, id))].filter(([zone, far]) => far <= most && hasPrey(q, zone))
  const least = Math.min(...seen.map(([, far]) => far))
  return seen.filter(([, far]) => far === least).map(([zone]) => zone)
}
