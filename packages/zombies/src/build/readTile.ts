import type { Names } from '@quadriga/kernel/author'
import {
  isEnterable,
  isOutdoors,
  levels,
  marks,
  meetings,
  type Passage,
  type Side,
  sides,
  type TilePlan,
  tileSize,
  type TileZone,
  type Way,
  zoneKinds,
} from '../map/tile.ts'
import {
  type Fault,
  faultLines,
  listIn,
  maybeText,
  nameIn,
  onlyFields,
  type Reader,
  readerOf,
  recordIn,
  textIn,
  wordIn,
} from './fault.ts'

/** A tile face out of its file, and everything that is wrong with it; what is wrong has a harmless value. */
export function readTile(
  file: string,
  given: unknown,
): { readonly tile: TilePlan; readonly faults: Fault[] } {
  const faults: Fault[] = []
  const reader = readerOf(file, given, faults)
  const fields = ['id', 'names', 'level', 'rows', 'zones', 'passages', 'borders', 'openings', 'confidence']
  onlyFields(reader, fields)
  const tile: TilePlan = {
    id: textIn(reader.into('id')),
    names: namesIn(reader.into('names')),
    level: wordIn(reader.into('level'), levels),
    rows: listIn(reader.into('rows'), (row) => listIn(row, (cell) => textIn(cell))),
    zones: listIn(reader.into('zones'), zoneIn),
    passages: listIn(reader.into('passages'), passageIn),
    borders: bordersIn(reader.into('borders')),
    openings: recordIn(reader.into('openings'), (item) => ({
      ...namesIn(item),
      article: 'both',
      gender: 'f',
    })),
  }
  if (faults.length === 0) checkTile(reader, tile)
  return { tile, faults }
}

export function namesIn(reader: Reader): Names {
  onlyFields(reader, ['en', 'fr', 'gender'])
  const gender = reader.into('gender')
  return {
    en: nameIn(reader.into('en')),
    fr: nameIn(reader.into('fr')),
    ...(gender.value === undefined ? {} : { gender: wordIn(gender, ['m', 'f']) }),
  }
}

function zoneIn(reader: Reader): TileZone {
  onlyFields(reader, ['id', 'names', 'kind', 'room', 'marks'])
  return {
    id: textIn(reader.into('id')),
    names: { ...namesIn(reader.into('names')), article: 'both' },
    kind: wordIn(reader.into('kind'), zoneKinds),
    room: maybeText(reader.into('room')),
    marks: listIn(reader.into('marks'), (mark) => wordIn(mark, marks)),
  }
}

function passageIn(reader: Reader): Passage {
  onlyFields(reader, ['between', 'how', 'id', 'at'])
  const [a = '', b = ''] = listIn(reader.into('between'), (zone) => textIn(zone))
  const at = listIn(reader.into('at'), (cell) => listIn(cell, ({ value }) => Number(value)).join(','))
  const [from, to] = at
  return {
    zones: [a, b],
    how: wordIn(reader.into('how'), meetings),
    id: maybeText(reader.into('id')),
    at: from === undefined || to === undefined ? null : [from, to],
  }
}

function bordersIn(reader: Reader): Record<Side, readonly Way[]> {
  onlyFields(reader, sides)
  const sideIn = (side: Side) => listIn(reader.into(side), wayIn)
  return { N: sideIn('N'), E: sideIn('E'), S: sideIn('S'), W: sideIn('W') }
}

/** `wall`, `open` or `door:d-front`. */
function wayIn(reader: Reader): Way {
  const [how = '', id = ''] = textIn(reader, 'wall').split(':')
  const known = meetings.find((one) => one === how)
  if (known === undefined) reader.fault(`'${how}' is no border`, `«\u00a0${how}\u00a0» n’est pas un bord`)
  return { how: known ?? 'wall', id }
}

function checkTile(reader: Reader, tile: TilePlan): void {
  checkIds(reader, tile)
  checkRows(reader, tile)
  checkCells(reader, tile)
  tile.zones.forEach((zone, place) => checkZone(reader.into('zones').into(place), tile, zone))
  tile.passages.forEach((passage, place) => checkPassage(reader.into('passages').into(place), tile, passage))
  for (const side of sides) {
    const border = reader.into('borders').into(side)
    if (tile.borders[side].length !== tileSize)
      border.fault(`a border has ${tileSize} parts`, `un bord a ${tileSize} parties`)
    tile.borders[side].forEach((way, place) => {
      if (!borderWays.includes(way.how))
        border.into(place).fault(`'${way.how}' is no border`, `«\u00a0${way.how}\u00a0» n’est pas un bord`)
      checkOpening(border.into(place), tile, way)
    })
  }
}

const tileIds = /^[0-9A-Z][0-9A-Za-z-]{0,11}$/
const zoneIds = /^[a-z][0-9a-zA-Z-]{0,23}$/
const openingIds = /^[a-z]-[0-9a-zA-Z-]{1,30}$/
const borderWays: readonly string[] = ['wall', 'open', 'door', 'window']

/** Ids become names of definitions and zones of the table: what they may look like keeps them apart from all others. */
function checkIds(reader: Reader, { id, zones, openings }: TilePlan): void {
  if (!tileIds.test(id))
    reader
      .into('id')
      .fault(
        'a tile is called by up to twelve letters and digits, the first a digit or a capital',
        'une dalle se nomme en douze lettres et chiffres au plus, en commençant par un chiffre ou une majuscule',
      )
  zones.forEach((zone, place) => {
    if (!zoneIds.test(zone.id))
      reader
        .into('zones')
        .into(place)
        .into('id')
        .fault(
          'small letters, digits and hyphens, please',
          'minuscules, chiffres et traits d’union seulement',
        )
  })
  for (const name of Object.keys(openings)) {
    if (!openingIds.test(name))
      reader
        .into('openings')
        .fault(
          `'${name.slice(0, 40)}' is no id of a door (d-…) or window (w-…)`,
          `«\u00a0${name.slice(0, 40)}\u00a0» n’identifie ni une porte (d-…) ni une fenêtre (w-…)`,
        )
  }
}

/** Every cell belongs to a zone, and a zone is a rectangle of cells. */
function checkCells(reader: Reader, { rows, zones }: TilePlan): void {
  rows.forEach((row, r) =>
    row.forEach((id, c) => {
      if (!zones.some((zone) => zone.id === id))
        reader
          .into('rows')
          .into(r)
          .into(c)
          .fault(`there is no zone '${id}'`, `il n’y a pas de zone «\u00a0${id}\u00a0»`)
    }),
  )
  zones.forEach(({ id }, place) => {
    const cells = rows.flatMap((row, r) => row.flatMap((cell, c) => (cell === id ? [[r, c] as const] : [])))
    const span = (of: 0 | 1) => {
      const all = cells.map((cell) => cell[of])
      return Math.max(...all) - Math.min(...all) + 1
    }
    if (cells.length > 0 && span(0) * span(1) !== cells.length)
      reader
        .into('zones')
        .into(place)
        .fault(
          `the cells of '${id}' are no rectangle`,
          `les cases de «\u00a0${id}\u00a0» ne forment pas un rectangle`,
        )
  })
}

function checkRows(reader: Reader, { rows }: TilePlan): void {
  const isSquare = rows.length === tileSize && rows.every((row) => row.length === tileSize)
  if (!isSquare)
    reader
      .into('rows')
      .fault(`a tile has ${tileSize} rows of ${tileSize}`, `une dalle a ${tileSize} rangées de ${tileSize}`)
}

function checkZone(reader: Reader, { rows, zones }: TilePlan, { id, kind, room }: TileZone): void {
  if (zones.filter((other) => other.id === id).length > 1)
    reader.fault(`the zone '${id}' is there twice`, `la zone «\u00a0${id}\u00a0» est en double`)
  if (!rows.flat().includes(id))
    reader.fault(`no cell belongs to '${id}'`, `aucune case n’appartient à «\u00a0${id}\u00a0»`)
  if (isEnterable(kind) && !isOutdoors(kind) && room === '')
    reader
      .into('room')
      .fault('a zone indoors belongs to a room', 'une zone intérieure appartient à une salle')
}

function checkPassage(reader: Reader, tile: TilePlan, passage: Passage): void {
  const { rows } = tile
  for (const id of passage.zones) {
    if (!tile.zones.some((zone) => zone.id === id))
      reader.into('between').fault(`there is no zone '${id}'`, `il n’y a pas de zone «\u00a0${id}\u00a0»`)
  }
  if (passage.at !== null) {
    const cells = passage.at.map((cell) => cell.split(',').map(Number))
    const [[r = -9, c = -9] = [], [s = -9, d = -9] = []] = cells
    const isSide = Math.abs(r - s) + Math.abs(c - d) === 1
    const held = [rows[r]?.[c], rows[s]?.[d]]
    if (!isSide || !passage.zones.every((zone) => held.includes(zone)))
      reader
        .into('at')
        .fault('these cells do not join the two zones', 'ces cases ne relient pas les deux zones')
  }
  checkOpening(reader, tile, passage)
}

function checkOpening(reader: Reader, { openings }: TilePlan, { how, id }: Way): void {
  if (how !== 'door' && how !== 'window') return
  if (id === '') reader.fault('a door or window has an id', 'une porte ou une fenêtre a un identifiant')
  else if (!Object.hasOwn(openings, id))
    reader.fault(`'${id}' has no name in openings`, `«\u00a0${id}\u00a0» n’a pas de nom dans openings`)
}

/** Tiles that must be right: the files of the box. */
export function tilesFrom(files: Readonly<Record<string, unknown>>): readonly TilePlan[] {
  const read = Object.entries(files).map(([file, given]) => readTile(file, given))
  const faults = read.flatMap((one) => one.faults)
  if (faults.length > 0) throw new Error(faultLines(faults))
  return read.map(({ tile }) => tile)
}
