import * as t from '../text/fileProblems.ts'
import { same } from '../text/said.ts'
import { asInteger, asList, asMap, asScalar, asTexts, asWord, checkKeys, itemsOf, wordAt } from './fields.ts'
import type {
  Amount,
  Option,
  Place,
  Position,
  SeatSpec,
  Setup,
  SetupSeat,
  Spot,
  ThingSpec,
  ZoneSpec,
} from './format.ts'
import { most, within } from './limits.ts'
import { valueOf } from './merge.ts'
import type { Entry, MapTree, Report, Tree } from './tree.ts'
import { parseCounted, parseName, parsePlace } from './words.ts'

/** Reads `setup`: seats, and options that the game defines. */
export function readSetup(tree: Tree, report: Report): Setup | undefined {
  const map = asMap(tree, 'setup', report)
  if (!map) return undefined
  const seats = valueOf(map, 'seats')
  if (!seats) report(map.at, t.needs(same('setup'), 'seats'))
  return {
    kind: 'setup',
    at: map.at,
    seats: seats ? readSetupSeats(seats, report) : [],
    options: readOptions(
      map.entries.filter((entry) => entry.key !== 'seats'),
      report,
    ),
  }
}

/** Reads `position`: everything that exists when the run begins. */
export function readPosition(tree: Tree, report: Report): Position | undefined {
  const map = asMap(tree, 'position', report)
  if (!map) return undefined
  checkKeys(map, ['options', 'turn', 'phase', 'round', 'seats', 'zones'], report)
  const part = <T>(key: string, read: (tree: Tree) => T | undefined): T | undefined => {
    const value = valueOf(map, key)
    return value && read(value)
  }
  const entries = (key: string) => part(key, (value) => asMap(value, key, report)?.entries) ?? []
  const spot = (key: string) => valueOf(map, key)?.at ?? map.at
  const seats = entries('seats')
  if (seats.length === 0) report(map.at, t.needs(same('position'), 'seats'))
  return small(map.at, report, {
    kind: 'position',
    at: map.at,
    options: readOptions(entries('options'), report),
    turn: part('turn', (value) => asWord(value, parseName, t.aName, report)),
    phase: part('phase', (value) => asWord(value, parseName, t.aName, report)),
    round: part('round', (value) => asInteger(value, 'round', report, 1)),
    spots: { turn: spot('turn'), phase: spot('phase') },
    seats: seats.flatMap((entry) => readSeat(entry, report) ?? []),
    zones: entries('zones').flatMap((entry) => readZone(entry, report) ?? []),
  })
}

/** The position, or undefined after reporting that it lays more than any table holds. */
function small(at: Spot, report: Report, position: Position): Position | undefined {
  const zones = [...position.zones, ...position.seats.flatMap((seat) => seat.zones)]
  const count = zones.reduce(
    (sum, { top, bottom, size = 0 }) => sum + Math.max(size, countOf(top) + countOf(bottom)),
    0,
  )
  if (count <= most.things) return position
  report(at, t.tooManyThings(count, most.things))
  return undefined
}

/** How many things these are, with all that they hold. */
function countOf(things: readonly ThingSpec[]): number {
  return things.reduce((sum, { count, holds }) => sum + count * (1 + countOf(holds)), 0)
}

function readSetupSeats(tree: Tree, report: Report): SetupSeat[] {
  if (tree.kind === 'map') {
    return tree.entries.flatMap((entry) => {
      const name = wordAt(entry.at, entry.key, parseName, t.aName, report)
      const options = entry.value.kind === 'map' ? entry.value.entries : []
      if (entry.value.kind !== 'map') asMap(entry.value, t.theSeat(entry.key), report)
      return name === undefined ? [] : [{ at: entry.at, name, options: readOptions(options, report) }]
    })
  }
  return itemsOf(tree).flatMap((item) => {
    const name = asWord(item, parseName, t.aName, report)
    return name === undefined ? [] : [{ at: item.at, name, options: [] }]
  })
}

function readOptions(entries: readonly Entry[], report: Report): Option[] {
  return entries.map((entry) => ({
    at: entry.at,
    name: entry.key,
    values: itemsOf(entry.value).flatMap((item) => {
      const value = asScalar(item, t.theOption(entry.key), report)?.value
      return value === null || value === undefined ? [] : [value]
    }),
  }))
}

function readSeat(entry: Entry, report: Report): SeatSpec | undefined {
  const name = wordAt(entry.at, entry.key, parseName, t.aName, report)
  const map = asMap(entry.value, t.theSeat(entry.key), report)
  if (name === undefined || !map) return undefined
  const where = valueOf(map, 'at')
  const isZone = (part: Entry) => part.key !== 'is' && part.key !== 'at' && part.value.kind !== 'scalar'
  return {
    at: entry.at,
    name,
    amounts: readAmounts(map, ['is', 'at'], report),
    is: readFlags(map, report),
    place: where && asWord(where, parsePlace, t.aPlace, report),
    zones: map.entries.filter(isZone).flatMap((part) => readZone(part, report, name) ?? []),
  }
}

function readZone(entry: Entry, report: Report, owner?: string): ZoneSpec | undefined {
  const parsed = wordAt(entry.at, entry.key, parsePlace, t.aPlace, report)
  const place: Place | undefined = parsed && { zone: parsed.zone, of: parsed.of ?? owner }
  if (!place) return undefined
  if (entry.value.kind !== 'map') {
    const list = asList(entry.value, t.theZone(entry.key), report)
    return list && { at: entry.at, place, top: readThings(list, report), bottom: [], size: undefined }
  }
  checkKeys(entry.value, ['top', 'bottom', 'size'], report)
  const part = (key: string) => {
    const value = valueOf(entry.value as MapTree, key)
    const list = value && asList(value, key, report)
    return list ? readThings(list, report) : []
  }
  const size = valueOf(entry.value, 'size')
  const total = size && asInteger(size, 'size', report)
  return { at: entry.at, place, top: part('top'), bottom: part('bottom'), size: total }
}

function readThings(tree: Tree, report: Report): ThingSpec[] {
  return itemsOf(tree).flatMap((item) => readThing(item, report) ?? [])
}

function readThing(tree: Tree, report: Report): ThingSpec | undefined {
  if (tree.kind === 'map') {
    const [entry, extra] = tree.entries
    if (entry && !extra) return readThingParts(entry, report)
    report(tree.at, t.aThingIs)
    return undefined
  }
  const counted = fewOf(tree.at, asWord(tree, parseSpec, t.aThing, report), report)
  return counted && { at: tree.at, ...counted, amounts: [], is: [], holds: [] }
}

function readThingParts(entry: Entry, report: Report): ThingSpec | undefined {
  const counted = fewOf(entry.at, wordAt(entry.at, entry.key, parseSpec, t.aThing, report), report)
  const map = asMap(entry.value, t.theThing(entry.key), report)
  if (!counted || !map) return undefined
  const held = valueOf(map, 'holds')
  const list = held && asList(held, 'holds', report)
  return {
    at: entry.at,
    ...counted,
    amounts: readAmounts(map, ['is', 'holds'], report),
    is: readFlags(map, report),
    holds: list ? readThings(list, report) : [],
  }
}

/** A thing that a position lays: name and count only, since `@place` and `#n` pick out a thing that lies there already. */
function parseSpec(text: string): { name: string; count: number } | undefined {
  const counted = parseCounted(text)
  if (!counted || counted.thing.nth !== undefined || counted.thing.place !== undefined) return undefined
  return { name: counted.thing.name, count: counted.count }
}

function fewOf(at: Spot, counted: ReturnType<typeof parseSpec>, report: Report): typeof counted {
  return counted && within(at, counted.name, counted.count, report) === undefined ? undefined : counted
}

function readAmounts(map: MapTree, reserved: readonly string[], report: Report): Amount[] {
  return map.entries.flatMap((entry) => {
    if (reserved.includes(entry.key)) return []
    const holdsZones = reserved.includes('at')
    if (entry.value.kind !== 'scalar' && holdsZones) return []
    const value = entry.value.kind === 'scalar' ? entry.value.value : undefined
    if (typeof value === 'number' && Number.isInteger(value))
      return within(entry.at, entry.key, value, report) === undefined
        ? []
        : [{ at: entry.at, name: entry.key, value }]
    report(entry.value.at, holdsZones ? t.mustBeNumberOrZone(entry.key) : t.mustBeNumber(entry.key))
    return []
  })
}

function readFlags(map: MapTree, report: Report): string[] {
  const flags = valueOf(map, 'is')
  return flags ? asTexts(flags, 'is', report) : []
}
