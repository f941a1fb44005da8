import { NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import type { Mission } from '../define.ts'
import { boardFor, missionCalled } from '../map/boards.ts'
import type { Board, Opening } from '../map/board.ts'
import { type Survey, surveyOf } from '../map/survey.ts'
import { tokenCalled } from './pieces.ts'

export function missionOf(q: Query): Mission {
  return missionCalled((q.state.setup as { mission: string }).mission) as Mission
}

export function boardIn(q: Query): Board {
  return boardFor(missionOf(q).id)
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
  const door = tokenCalled(q, 'doors', id)
  return door === NOTHING ? tokenCalled(q, 'windows', id) : door
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
