import type { Question } from '../../model/table/question.ts'
import type { MapModel, MapZone } from '../../model/zombies/map.ts'
import { isTurn } from './zoneVerbs.ts'

/**
 * The zone in the middle of those that a question offers, where nobody's turn is asked about: somebody else walks there, perhaps
 * far from the hero who is asked. '' where there is none.
 */
export function askedZone(
  { floors }: MapModel,
  question: Question | null,
  offered: ReadonlySet<string>,
): string {
  if (question === null || isTurn(question)) return ''
  const floor = floors.find(({ zones }) => zones.some(({ id }) => offered.has(id)))
  if (floor === undefined) return ''
  const centres = floor.zones.filter(({ id }) => offered.has(id)).map(centreOf)
  const mean = (axis: 0 | 1): number =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / Math.max(1, centres.length)
  const [x, y] = [mean(0), mean(1)]
  const far = (zone: MapZone): number => Math.hypot(centreOf(zone)[0] - x, centreOf(zone)[1] - y)
  return floor.zones.reduce((best, zone) => (far(zone) < far(best) ? zone : best)).id
}

function centreOf({ x, y, width, height }: MapZone): readonly [number, number] {
  return [x + width / 2, y + height / 2]
}
