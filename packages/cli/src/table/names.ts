import type { Seat, Thing, ThingId } from '@quadriga/kernel'
import type { Scene } from './scene.ts'

interface Forms {
  readonly one: string
  readonly many?: string | null
}
type Nouns = Readonly<Record<string, { readonly en: Forms; readonly fr: Forms }>>

/** `encounterDeck` and `encounter_deck` as words, where a game has no noun for them. */
export function spaced(id: string): string {
  return id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}

/** The game's noun for one of its names: a zone, a stat, a counter; in the plural beside more than one. */
export function nounOf({ language }: Pick<Scene, 'language'>, nouns: Nouns, id: string, count = 1): string {
  const forms = nouns[id]?.[language]
  if (forms === undefined) return spaced(id)
  return count > 1 ? (forms.many ?? forms.one) : forms.one
}

/** The printed name of a definition. */
export function definitionName(scene: Scene, id: string): string {
  const found = scene.q.loaded.definitions.get(id)
  return found === undefined ? id : found.names[scene.language]
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
  const isSecret = thing.known !== (1 << scene.seen.seats) - 1
  const isOther = thing.code !== '' && thing.code !== thing.face && isSecret
  return isOther ? `${name} (${definitionName(scene, thing.code)})` : name
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

export function capitalised(text: string): string {
  return text === '' ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`
}
