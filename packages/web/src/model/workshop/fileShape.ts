import type { MissionFile, TileFile } from './files.ts'

/** Whether something from outside has the form that editors draw; whether it is right the game's checker says. */

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isTexts = (value: unknown, most = 60): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isText)
const isList = (value: unknown, of: (item: unknown) => boolean, most = 60): boolean =>
  Array.isArray(value) && value.length <= most && value.every(of)
const maybe = (value: unknown, of: (value: unknown) => boolean): boolean => value === undefined || of(value)
const isNamed = (value: unknown): boolean => isRecord(value) && isText(value['en']) && isText(value['fr'])

/** Three lists of three. */
const isNine = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((row) => isTexts(row, 3) && (row as unknown[]).length === 3)

export function isTileFile(value: unknown): value is TileFile {
  if (!isRecord(value)) return false
  const { id, names, level, rows, zones, passages, borders, openings } = value
  return (
    isText(id) &&
    isNamed(names) &&
    isText(level) &&
    isNine(rows) &&
    isList(zones, isZone, 9) &&
    isList(passages, isPassage, 36) &&
    isRecord(borders) &&
    ['N', 'E', 'S', 'W'].every(
      (side) => isTexts(borders[side], 3) && (borders[side] as unknown[]).length === 3,
    ) &&
    isRecord(openings) &&
    Object.values(openings).every(isNamed)
  )
}

function isZone(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, names, kind, room, marks } = value
  return (
    isText(id) && isNamed(names) && isText(kind) && maybe(room, isText) && maybe(marks, (one) => isTexts(one))
  )
}

const isCell = (value: unknown): boolean =>
  isList(value, (part) => Number.isInteger(part) && Number(part) >= 0 && Number(part) < 3, 2)

function isPassage(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { between, how, id, at } = value
  return (
    isTexts(between, 2) && isText(how) && maybe(id, isText) && maybe(at, (cells) => isList(cells, isCell, 2))
  )
}

const hasZone = (value: unknown): boolean => isRecord(value) && isText(value['zone'])

export function isMissionFile(value: unknown): value is MissionFile {
  if (!isRecord(value)) return false
  return (
    isText(value['id']) &&
    isNamed(value['names']) &&
    isText(value['difficulty']) &&
    typeof value['minutes'] === 'number' &&
    isList(value['floors'], isFloor, 3) &&
    isTexts(value['start']) &&
    maybe(value['exit'], isText) &&
    isList(value['spawnPoints'], hasZone) &&
    maybe(value['objectives'], (list) => isList(list, hasZone)) &&
    maybe(value['hiddenObjectives'], isHidden) &&
    maybe(value['openings'], (list) => isList(list, (one) => isRecord(one) && isText(one['id']))) &&
    maybe(value['lift'], hasZone) &&
    maybe(value['hand'], hasZone) &&
    maybe(value['figures'], (list) => isList(list, hasZone)) &&
    ['citizens', 'quiet', 'lair', 'highlighted', 'flags', 'still', 'team', 'blueLine'].every((name) =>
      maybe(value[name], (list) => isTexts(list)),
    ) &&
    maybe(value['stairs'], (list) => isList(list, isPair)) &&
    maybe(value['danger'], isText) &&
    maybe(value['reservedCitizens'], (list) => isList(list, isReserved)) &&
    maybe(value['without'], isLeftOut) &&
    maybe(value['printed'], isCounted) &&
    isList(value['goals'], isRecord) &&
    maybe(value['rules'], (list) => isList(list, (rule) => isRecord(rule) && isList(rule['do'], isRecord))) &&
    maybe(value['defeats'], (list) => isList(list, isRecord))
  )
}

const isPair = (value: unknown): boolean => isTexts(value, 2) && (value as unknown[]).length === 2

const isReserved = (value: unknown): boolean =>
  isRecord(value) && isText(value['card']) && isTexts(value['zones'])

const isLeftOut = (value: unknown): boolean =>
  isRecord(value) && ['spawn', 'citizens'].every((pile) => maybe(value[pile], (list) => isTexts(list)))

const isCounted = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((n) => typeof n === 'number')

const isHidden = (value: unknown): boolean =>
  isRecord(value) && isTexts(value['colors']) && isTexts(value['zones'])

const isFloor = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['level']) &&
  isList(value['grid'], (row) => isTexts(row, 6), 6) &&
  maybe(value['turned'], Number.isInteger)
