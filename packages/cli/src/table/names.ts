import type { Seat, Thing, ThingId } from '@quadriga/kernel'
import { nameOfFace, nounOf, secretCode } from '@quadriga/table'
import type { Scene } from './scene.ts'

/** The printed name of a definition. */
export function definitionName(scene: Scene, id: string): string {
  return nameOfFace(scene, id) || id
}

/** A zone: by the game's noun, by the place on the board it is called after, or by its own name. */
export function zoneName(scene: Scene, zone: string): string {
  const { zones } = scene.open.game.words
  const place = scene.q.loaded.definitions.get(zone)
  return zones[zone] === undefined && place !== undefined
    ? place.names[scene.language]
    : nounOf(scene, zones, zone)
}

/** What a seat calls a thing: by what it counts as now; with what it is, where not everybody knows that. */
export function thingName(scene: Scene, thing: Thing): string {
  const isKnown = scene.q.loaded.definitions.has(thing.face)
  const name = isKnown ? definitionName(scene, thing.face) : scene.say('table.facedown')
  const secret = secretCode(thing, scene.seen.seats)
  return secret === '' ? name : `${name} (${definitionName(scene, secret)})`
}

/** The name of a thing by id; unknown when the seat cannot see it. */
export function nameById(scene: Scene, id: ThingId): string {
  const thing = scene.things.get(id)
  return thing === undefined ? scene.say('table.unknown') : thingName(scene, thing)
}

/** What a seat is called at the table. */
export function seatName(scene: Scene, seat: Seat): string {
  const [name] = scene.open.kit.seatNames(scene.q, seat)
  return name === undefined ? scene.say('seat.number', { n: seat + 1 }) : definitionName(scene, name)
}
