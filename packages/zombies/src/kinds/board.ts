import { answerable, field, instant } from '@quadriga/kernel/author'
import type { PointColor } from '../piece.ts'

/** A door or window opens; a hero pays for it, an Enemy forces it. */
export const opens = instant('opens', {
  given: { opening: field.thing, by: field.thing, cost: field.number },
  log: ['opening', 'by'],
  things: ['opening', 'by'],
})

/** Doors of a colour are locked no longer. */
export const unlock = instant('unlock', {
  given: { doors: field.things, color: field.word() },
  log: ['color'],
})

/** Zones of a building are seen for the first time. */
export const reveals = instant('reveals', { given: { zones: field.data<readonly string[]>() } })

/** A hero is on a tile or a floor for the first time. */
export const visits = answerable('visits', {
  given: { hero: field.thing, place: field.word() },
  log: ['hero', 'place'],
  things: ['hero'],
})

/** A face-down Citizen card is turned up. */
export const showsCitizen = answerable('showsCitizen', {
  given: { citizen: field.thing, card: field.word(), zone: field.word() },
  log: ['citizen', 'zone'],
  things: ['citizen'],
})

/** A card that is no citizen is put away after it was found. */
export const putAway = instant('putAway', { given: { card: field.thing }, log: ['card'], things: ['card'] })

/** A Spawn Point is about to draw. */
export const drawsFor = answerable('drawsFor', {
  given: { point: field.thing, color: field.word<PointColor>(), zone: field.word() },
  log: ['point', 'zone'],
  things: ['point'],
})

export const drawSpawn = instant('drawSpawn', {
  given: { zone: field.word() },
  made: { card: field.thing, code: field.word() },
  log: ['card', 'zone'],
  things: ['card'],
})

/** The Spawn card that was kept for a Spawn Point is carried out there, or discarded unused. */
export const playsKept = instant('playsKept', {
  given: { card: field.thing, zone: field.word() },
  log: ['card', 'zone'],
  things: ['card'],
})

/** A certain Enemy with a name comes into play in a zone, or goes there. */
export const placeChampion = instant('placeChampion', {
  given: { code: field.word(), zone: field.word() },
  made: { enemy: field.thing },
  log: ['enemy', 'zone'],
  things: ['enemy'],
})

/** Enemies are taken off the board without experience. */
export const removeEnemies = instant('removeEnemies', {
  given: { figures: field.things },
  made: { fallen: field.data<readonly string[]>() },
  log: ['fallen'],
})

/** The lift can be used from now on. */
export const startLift = instant('startLift', {})

/** A Spawn card that lay face down in a zone is turned up. */
export const showsSpawn = instant('showsSpawn', {
  given: { card: field.thing, zone: field.word() },
  log: ['card', 'zone'],
  things: ['card'],
})

export const spawn = instant('spawn', {
  given: { zone: field.word(), enemy: field.word(), n: field.number, figures: field.things },
  log: ['enemy', 'n', 'zone'],
})

/** An Enemy with a name is drawn and comes into play. */
export const spawnHero = instant('spawnHero', {
  given: { zone: field.word() },
  made: { enemy: field.thing },
  log: ['enemy', 'zone'],
  things: ['enemy'],
})

/** A bystander comes into play, unnoticed by the Enemies or not. */
export const spawnCitizen = instant('spawnCitizen', {
  given: { zone: field.word(), hidden: field.flag },
  made: { citizen: field.thing },
  log: ['citizen', 'zone', 'hidden'],
  things: ['citizen'],
})

/** A Spawn Point begins to draw. */
export const activatePoint = instant('activatePoint', {
  given: { point: field.thing, color: field.word<PointColor>() },
  log: ['point'],
  things: ['point'],
})

/** A Spawn Point is moved to another zone for a charge. */
export const relocatePoint = instant('relocatePoint', {
  given: { hero: field.thing, point: field.thing, to: field.word(), token: field.thing },
  log: ['hero', 'point', 'to'],
  things: ['hero', 'point', 'token'],
})

export const placeExit = instant('placeExit', { given: { zone: field.word() }, log: ['zone'] })

/** Somebody calls the lift, or rides in it. */
export const callsLift = answerable('callsLift', {
  given: { seat: field.seat, hero: field.thing, to: field.word(), first: field.flag },
  log: ['hero', 'to'],
  things: ['hero'],
})

export const ridesLift = instant('ridesLift', {
  given: { seat: field.seat, hero: field.thing, from: field.word(), to: field.word() },
  log: ['hero', 'to'],
  things: ['hero'],
})

/** From now on eliminated Enemies leave the game. */
export const killsStay = instant('killsStay', {})

/** Figures are taken out of the reserve for good. */
export const cull = instant('cull', {
  given: { hero: field.thing, figures: field.things, fallen: field.data<readonly string[]>() },
  log: ['hero', 'fallen'],
  things: ['hero'],
})

/** A die is rolled for the rooms of a tile. */
export const rollForRooms = instant('rollForRooms', {
  given: { tile: field.word() },
  made: { result: field.number },
  log: ['tile', 'result'],
})

/** A Spawn card that nobody can carry out any more is passed over. */
export const skipSpawn = instant('skipSpawn', {
  given: { card: field.thing },
  log: ['card'],
  things: ['card'],
})

/** An Enemy is destroyed for good. */
export const destroy = instant('destroy', {
  given: { hero: field.thing, enemy: field.thing },
  log: ['hero', 'enemy'],
  things: ['hero', 'enemy'],
})
