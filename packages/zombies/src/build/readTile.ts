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
    en: textIn(reader.into('en')),
    fr: textIn(reader.into('fr')),
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
  checkRows(reader, tile)
  tile.zones.forEach((zone, place) => checkZone(reader.into('zones').into(place), tile, zone))
  tile.passages.forEach((passage, place) => checkPassage(reader.into('passages').into(place), tile, passage))
  for (const side of sides) {
    const border = reader.into('borders').into(side)
    if (tile.borders[side].length !== tileSize)
      border.fault(`a border has ${tileSize} parts`, `un bord a ${tileSize} parties`)
    tile.borders[side].forEach((way, place) => checkOpening(border.into(place), tile, way))
  }
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
  else if (openings[id] === undefined)
    reader.fault(`'${id}' has no name in openings`, `«\u00a0${id}\u00a0» n’a pas de nom dans openings`)
}

/** Tiles that must be right: the files of the box. */
export function tilesFrom(files: Readonly<Record<string, unknown>>): readonly TilePlan[] {
  const read = Object.entries(files).map(([file, given]) => readTile(file, given))
  const faults = read.flatMap((one) => one.faults)
  if (faults.length > 0) throw new Error(faultLines(faults))
  return read.map(({ tile }) => tile)
}
