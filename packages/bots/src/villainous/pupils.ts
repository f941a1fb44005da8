import type { Seat, ThingId } from '@quadriga/kernel'
import { alliesOf, cardsAt, domainOf, locationsOf, placeOf, strengthOf } from '@quadriga/villainous'
import type { Reader } from './judgement.ts'

/** Taskmaster's training: four Allies of Strength 5 at four places. */

const NEEDED = 5
/** What each point of Strength is worth, and reaching what is needed, of the whole objective. */
const POINT = 0.042
const READY = 0.04
/** What it costs to go elsewhere later, where a stronger Ally stands already, or away from here to be trained at all. */
const SHARED_PLACE = 0.035
const NO_TRAINING = 0.07
/** How much the best Allies count: four are needed, and one more may take the place of any of them. */
const RANKS = [1, 1, 1, 1, 0.35]

/** An Ally who may become one of the four. */
interface Pupil {
  readonly id: ThingId
  readonly missing: number
  readonly trained: boolean
  readonly worth: number
}

/** The Allies by what they are worth for the objective, the best first. Nobody comes back from a Crisis. */
function pupils(q: Reader, seat: Seat): readonly Pupil[] {
  const taken = new Set<ThingId>()
  const places = dummyPlaces(q, seat)
  return alliesOf(q, seat)
    .filter((id) => domainOf(q, id) >= 0)
    .toSorted((a, b) => strengthOf(q, b) - strengthOf(q, a))
    .map((id) => {
      const place = placeOf(q, id)
      const isFirst = !taken.has(place)
      taken.add(place)
      // Who must leave leaves the Sword behind.
      const strength = Math.min(NEEDED, strengthOf(q, id) - (isFirst ? 0 : itemsAt(q, seat, place, SWORD)))
      const missing = NEEDED - strength
      const trained = places.has(place)
      const isStuck = missing > 0 && !trained
      const worth =
        POINT * strength +
        (missing === 0 ? READY : 0) -
        (isFirst ? 0 : SHARED_PLACE) -
        (isStuck ? NO_TRAINING : 0)
      return { id, missing, trained, worth }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** How far Taskmaster is, to 1. */
export function trainingProgress(q: Reader, seat: Seat): number {
  const best = pupils(q, seat)
  return RANKS.reduce((sum, share, rank) => sum + share * Math.max(0, best[rank]?.worth ?? 0), 0)
}

/** How many points of Strength can be trained where a Dummy lies, of those Allies who count. */
export function trainable(q: Reader, seat: Seat): number {
  return pupils(q, seat)
    .slice(0, RANKS.length)
    .reduce((sum, { trained, missing }) => sum + (trained ? missing : 0), 0)
}

/** How much Strength Taskmaster's Allies have beyond what is needed. */
export function overtrained(q: Reader, seat: Seat): number {
  return alliesOf(q, seat).reduce((sum, id) => sum + Math.max(0, strengthOf(q, id) - NEEDED), 0)
}

const SWORD = 'taskmaster-taskmasters-sword'
const DUMMY = 'taskmaster-training-dummy'

function dummyPlaces(q: Reader, seat: Seat): ReadonlySet<ThingId> {
  return new Set(locationsOf(q, seat).filter((place) => itemsAt(q, seat, place, DUMMY) > 0))
}

function itemsAt(q: Reader, seat: Seat, place: ThingId, face: string): number {
  return cardsAt(q, place).filter((id) => q.thing(id).face === face && q.thing(id).controller === seat).length
}
