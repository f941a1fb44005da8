import {
  type BoxCards,
  checkOwn,
  type Fault,
  placesOf,
  readerOf,
  readMission,
  readTile,
  tilePieces,
} from './build/index.ts'
import { type Box, boxes } from './boxes.ts'
import type { TilePlan } from './map/tile.ts'
import type { Mission, Mode, Piece } from './piece.ts'
import { missionFiles } from './content/missions.ts'
import { stairs, tiles as boxTiles } from './content/tiles.ts'

/** The name in a set-up of a mission that is none of the box. */
export const ownMission = 'own'

const ids = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id)

const cardsOf = ({ citizens, champions, enemies, heroes, spawnCards }: Box): BoxCards => ({
  citizens: ids(citizens.filter(({ kind }) => kind === 'citizen')),
  events: ids(citizens.filter(({ kind }) => kind !== 'citizen' && kind !== 'secret')),
  zombieHeroes: ids(champions),
  enemies: ids(enemies),
  heroes: ids(heroes),
  spawnCards: ids(spawnCards),
  heroCards: ids(spawnCards.filter(({ bringsHero }) => bringsHero)),
})

/** Cards that missions of a mode may name. */
export const boxCards: Readonly<Record<Mode, BoxCards>> = {
  heroic: cardsOf(boxes.heroic),
  zombie: cardsOf(boxes.zombie),
}

/** Tiles and a mission that are not of the box, read. */
export interface OwnContent {
  readonly tiles: readonly TilePlan[]
  readonly mission: Mission
  readonly faults: readonly Fault[]
  /** What takes the place of the tiles, zones and missions of the box. */
  readonly pieces: readonly Piece[]
}

interface Files {
  readonly tiles?: unknown
  readonly mission?: unknown
}

const mostTiles = 40

/**
 * The files that a set-up carries: tile faces, which replace those of the box that have the same id, and a mission. Without
 * one, the mission of the box of that name is laid out with the tiles.
 */
export function readOwn(name: string, own: unknown): OwnContent {
  const faults: Fault[] = []
  const outer = readerOf('own', own, faults)
  const { tiles: given, mission: file } = filesIn(own)
  if (given === null)
    outer.fault('tiles and a mission belong here', 'des dalles et une mission sont attendues ici')
  const read = (given ?? []).slice(0, mostTiles).map((tile, place) => readTile(`tiles[${place}]`, tile))
  const drawn = read.map(({ tile }) => tile)
  faults.push(...read.flatMap((one) => one.faults))
  drawn.forEach(({ id }, place) => {
    if (drawn.findIndex((tile) => tile.id === id) < place)
      outer
        .into('tiles')
        .fault(`the tile '${id}' is there twice`, `la dalle «\u00a0${id}\u00a0» est en double`)
  })
  const tiles = [...boxTiles.filter(({ id }) => drawn.every((tile) => tile.id !== id)), ...drawn]
  const laidOut = file ?? missionFiles[`${name}.json`]
  const mission = readMission('mission', laidOut, tiles, stairs)
  faults.push(...mission.faults)
  if (faults.length === 0 && file !== undefined)
    checkOwn(readerOf('mission', file, faults), mission.mission, boxCards[mission.mission.mode])
  const laid = { ...mission.mission, id: name }
  return { tiles, mission: laid, faults, pieces: [...tilePieces(tiles), ...placesOf(tiles), laid] }
}

function filesIn(own: unknown): { readonly tiles: readonly unknown[] | null; readonly mission: unknown } {
  if (typeof own !== 'object' || own === null || Array.isArray(own))
    return { tiles: null, mission: undefined }
  const { tiles = [], mission } = own as Files
  const isKnown = Object.keys(own).every((field) => field === 'tiles' || field === 'mission')
  return { tiles: isKnown && Array.isArray(tiles) ? (tiles as readonly unknown[]) : null, mission }
}
