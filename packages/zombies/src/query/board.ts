import { NOTHING, type Query, type ThingId, type ZoneIndex } from '@quadriga/kernel/author'
import type { Board, Opening } from '../map/board.ts'
import { type Survey, surveyOf } from '../map/survey.ts'
import type { Level } from '../map/tile.ts'
import type { Mission, MissionFlag, PointColor } from '../piece.ts'
import { type Side, sides } from '../side.ts'
import { tableOf } from '../table.ts'

export function missionOf(q: Query): Mission {
  return q.loaded.definitions.get((q.state.setup as { mission: string }).mission) as Mission
}

export function hasFlag(q: Query, flag: MissionFlag): boolean {
  return missionOf(q).flags.includes(flag)
}

/** The side the players are on: the mission says it. */
export function sideOf(q: Query): Side {
  return sides[missionOf(q).mode]
}

export function boardIn(q: Query): Board {
  return missionOf(q).board
}

/** The name of a zone by its place in the state; '' where it is not on the board. Those of the board lie first. */
export function nameOfZone(q: Query, zone: ZoneIndex): string {
  return boardIn(q).places[zone] ?? ''
}

/** The zones of the board by their places in the state. */
export function zonesOnBoard(q: Query): readonly ZoneIndex[] {
  const { places } = boardIn(q)
  const known = indexes.get(places)
  if (known !== undefined) return known
  const made = places.map((_, place) => place)
  indexes.set(places, made)
  return made
}

const indexes = new WeakMap<readonly string[], readonly ZoneIndex[]>()

/** Sight and ways with doors, windows and lift as they stand now. */
export function surveyIn(q: Query): Survey {
  return surveyOf(boardIn(q), tableOf(q).openings)
}

export function isOpen(q: Query, opening: ThingId): boolean {
  return tableOf(q).openings.includes(q.thing(opening).face)
}

export function openingCalled(q: Query, id: string): Opening | undefined {
  return boardIn(q).openings.find((opening) => opening.id === id)
}

export function openingThing(q: Query, id: string): ThingId {
  return [...q.ids('doors'), ...q.ids('windows')].find((one) => q.thing(one).face === id) ?? NOTHING
}

export function levelOfZone(q: Query, zone: string): Level | '' {
  return boardIn(q).zones.get(zone)?.level ?? ''
}

/** The floors where Enemies, citizens and Spawn Points act: those with heroes, or all where the mission says so. */
export function activeLevels(q: Query): ReadonlySet<string> {
  if (hasFlag(q, 'alwaysAlert')) return new Set(boardIn(q).floors.map(({ level }) => level))
  const found = new Set<string>()
  for (const hero of tableOf(q).heroes) {
    const zone = q.exists(hero) ? nameOfZone(q, q.thing(hero).zone) : ''
    if (zone !== '') found.add(levelOfZone(q, zone))
  }
  return found
}

/** Spawn Points in the order in which they draw. */
export function spawnPoints(q: Query): readonly ThingId[] {
  return q.ids('points')
}

/** The zone where a Spawn Point, the Exit or the Sentinel Hand lies. */
export function zoneOfToken(q: Query, token: ThingId): string {
  return boardIn(q).places[q.counter(token, 'place')] ?? ''
}

/** A token beside the Spawn Points, by its name; NOTHING where the mission has none. */
export function tokenCalled(q: Query, face: string): ThingId {
  return q.ids('tokens').find((id) => q.thing(id).face === face) ?? NOTHING
}

export function colorOfPoint(q: Query, point: ThingId): PointColor {
  return q.thing(point).face.slice('point-'.length) as PointColor
}

/** The Spawn Points of a colour. */
export function pointsOf(q: Query, color: PointColor): ThingId[] {
  return spawnPoints(q).filter((point) => colorOfPoint(q, point) === color)
}

/** Spawn Points that draw a card now: active ones on active floors. */
export function drawingPoints(q: Query): ThingId[] {
  const levels = activeLevels(q)
  return spawnPoints(q).filter(
    (point) => q.counter(point, 'active') > 0 && levels.has(levelOfZone(q, zoneOfToken(q, point))),
  )
}

/** Some missions read the cards of some Spawn Points on the Blue line, unless five or six play. */
export function isBlueLine(q: Query, color: PointColor): boolean {
  return q.seats <= 4 && missionOf(q).layout.blueLine.includes(color)
}

/** The zone of the Exit; '' while there is none. */
export function exitZone(q: Query): string {
  const exit = tokenCalled(q, 'exit')
  return exit === NOTHING ? '' : zoneOfToken(q, exit)
}

/** The shaft where the lift stands; '' where every shaft is closed. */
export function liftZone(q: Query): string {
  return boardIn(q).shafts.find((shaft) => tableOf(q).openings.includes(shaft)) ?? ''
}
