import { message, procedure, type Query, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { surveyIn, zonesOf } from '../query/board.ts'
import { enemiesIn, isPiece, zoneOf } from '../query/pieces.ts'
import { chooser } from './attackZone.ts'
import { pickedZones, zoneOptions } from './zoneOptions.ts'

/** Revealed citizens walk one zone towards the nearest heroes, unless Enemies are with them or in the way. */
export const citizensWalk = procedure<{ ids: readonly ThingId[] }>('zombies.citizensWalk', {
  which(m, f) {
    const [citizen] = f.ids
    if (citizen === undefined) m.done()
    else {
      const ways = waysOf(m, citizen)
      if (ways.length > 1) {
        m.ask({
          seat: chooser(m, ways[0] ?? ''),
          ask: message('ask.to'),
          options: zoneOptions(m, 'to', ways),
          because: citizen,
        })
      }
    }
  },
  walk(m, f) {
    const [citizen] = f.ids
    if (citizen === undefined) return
    f.ids = f.ids.slice(1)
    m.goto('which')
    const ways = waysOf(m, citizen)
    const [to] = ways.length > 1 ? pickedZones(m) : ways
    if (to !== undefined) m.happen(event.enemyMoves, { thing: citizen, to })
  },
})

function waysOf(q: Query, citizen: ThingId): string[] {
  const from = zoneOf(q, citizen)
  if (from === '' || enemiesIn(q, from).length > 0) return []
  const goals = zonesOf(q).filter((zone) => q.ids(zone).some((id) => isPiece(q, id, 'hero')))
  return [...surveyIn(q).towards(from, goals, false).keys()].filter((zone) => enemiesIn(q, zone).length === 0)
}

export function revealedCitizens(q: Query): ThingId[] {
  return zonesOf(q).flatMap((zone) => q.ids(zone).filter((id) => isPiece(q, id, 'citizen')))
}
