import type { CellAt, MissionFile, TileFile } from '../../model/workshop/files.ts'
import { cells, zoneAt } from './tileEditing.ts'

/** Parts of the editors' forms that a fault can lead to. */
export type PartName =
  | 'borders'
  | 'cards'
  | 'cell'
  | 'details'
  | 'doors'
  | 'edges'
  | 'goals'
  | 'openingNames'
  | 'printed'
  | 'rules'
  | 'stairs'
  | 'teamAndDanger'
  | 'tiles'
  | 'zone'

const missionParts: Readonly<Record<string, PartName>> = {
  names: 'details',
  mode: 'details',
  difficulty: 'details',
  minutes: 'details',
  floors: 'tiles',
  start: 'zone',
  exit: 'zone',
  spawnPoints: 'zone',
  objectives: 'zone',
  hiddenObjectives: 'zone',
  lift: 'zone',
  hand: 'zone',
  figures: 'zone',
  citizens: 'zone',
  quiet: 'zone',
  lair: 'zone',
  highlighted: 'zone',
  openings: 'doors',
  stairs: 'stairs',
  reservedCitizens: 'cards',
  still: 'cards',
  without: 'cards',
  goals: 'goals',
  defeats: 'goals',
  rules: 'rules',
  flags: 'rules',
  secretMissions: 'rules',
  fiveOrSix: 'rules',
  blueLine: 'rules',
  team: 'teamAndDanger',
  danger: 'teamAndDanger',
  printed: 'printed',
}

const tileParts: Readonly<Record<string, PartName>> = {
  id: 'details',
  names: 'details',
  level: 'details',
  rows: 'cell',
  zones: 'cell',
  passages: 'edges',
  borders: 'borders',
  openings: 'openingNames',
}

/** `mission.rules[2].do[0]` as its field and its place in the list; -1 where there is none. */
function steps(place: string): { readonly file: string; readonly field: string; readonly n: number } {
  const [, file = '', field = '', n = '-1'] = /^(\w+)(?:\.(\w+)(?:\[(\d+)\])?)?/.exec(place) ?? []
  return { file, field, n: Number(n) }
}

/** The part of the forms where a fault is put right; null where no form of this editor reaches. */
export function partOf(place: string): PartName | null {
  const { file, field } = steps(place)
  const parts = file === 'mission' ? missionParts : file === 'tile' ? tileParts : {}
  return Object.hasOwn(parts, field) ? (parts[field] ?? null) : null
}

/** The zone that a fault of a mission speaks of; '' where it speaks of none. */
export function zoneOfFault(mission: MissionFile, place: string): string {
  const { field, n } = steps(place)
  const value: unknown = Reflect.get(mission, field)
  const within = (one: unknown): unknown =>
    typeof one === 'object' && one !== null && 'zone' in one ? one.zone : one
  const found = within(Array.isArray(value) ? (value as readonly unknown[])[n] : value)
  return typeof found === 'string' && found.includes(':') ? found : ''
}

/** The cell that a fault of a tile speaks of. */
export function cellOfFault(tile: TileFile, place: string): CellAt | null {
  const { field, n } = steps(place)
  const zone = field === 'zones' ? tile.zones[n]?.id : undefined
  return zone === undefined ? null : (cells.find((cell) => zoneAt(tile, cell) === zone) ?? null)
}
