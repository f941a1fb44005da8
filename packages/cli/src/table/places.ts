import type { Thing, View } from '@quadriga/kernel'
import type { Scene } from './scene.ts'

export type SeenZone = View['zones'][number]

/** Things that are places: a location of a realm, a room of a map. What lies there is shown with them. */
export interface Places {
  /** The zone that a thing stands for, if it is a place. */
  zoneOf(thing: Thing): SeenZone | undefined
  /** Whether a zone is shown with its place instead of on its own. */
  hides(zone: SeenZone): boolean
}

/** A place is a thing that lies open and has the name of a zone of the same seat. */
export function placesOf(scene: Scene): Places {
  const { zones, things } = scene.seen
  const shown = new Map<Thing, SeenZone>()
  for (const thing of things) {
    const seat = zones[thing.zone]?.seat
    const zone = zones.find((one) => one.name === thing.face && one.seat === seat)
    if (zone !== undefined && zone !== zones[thing.zone]) shown.set(thing, zone)
  }
  const hidden = new Set(shown.values())
  return { zoneOf: (thing) => shown.get(thing), hides: (zone) => hidden.has(zone) }
}
