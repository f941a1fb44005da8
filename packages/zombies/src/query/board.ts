import { NOTHING, type Query, type ThingId, type ZoneIndex } from '@quadriga/kernel/author'
import type { Board, Opening } from '../map/board.ts'
import { type Survey, surveyOf } from '../map/survey.ts'
import type { Mission } from '../piece.ts'

export function missionOf(q: Query): Mission {
  return q.loaded.definitions.get((q.state.setup as { mission: string }).mission) as Mission
}

export function boardIn(q: Query): Board {
  return missionOf(q).board
}

/** Names of the zones of the board, in the order of the map. */
export function zonesOf(q: Query): string[] {
  return [...boardIn(q).zones.keys()]
}

/** The name of a zone by its place in the state; '' where it is not on the board. */
export function nameOfZone(q: Query, zone: ZoneIndex): string {
  const name = q.state.zones[zone]?.name ?? ''
  return boardIn(q).zones.has(name) ? name : ''
}

/** Sight and ways with the doors and windows as they stand now. */
export function surveyIn(q: Query): Survey {
  const open = [...q.ids('doors'), ...q.ids('windows')].filter((id) => q.counter(id, 'open') > 0)
  return surveyOf(
    boardIn(q),
    open.map((id) => q.thing(id).face),
  )
}

export function openingCalled(q: Query, id: string): Opening | undefined {
  return boardIn(q).openings.find((opening) => opening.id === id)
}

export function openingThing(q: Query, id: string): ThingId {
  return [...q.ids('doors'), ...q.ids('windows')].find((one) => q.thing(one).face === id) ?? NOTHING
}

/** Spawn Points that draw a card now, in their order. */
export function activeSpawns(q: Query, taken: readonly string[]): string[] {
  return missionOf(q)
    .spawns.filter(
      ([, , from]) =>
        from === 'start' ||
        (from === '5-6' && q.seats > 4) ||
        taken.includes(from.slice('event:objective-'.length)),
    )
    .map(([, zone]) => zone)
}
