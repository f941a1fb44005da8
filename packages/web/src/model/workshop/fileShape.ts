import {
  activities,
  dangers,
  difficulties,
  hows,
  levels,
  marks,
  type MissionFile,
  objectiveColors,
  openingStates,
  pointColors,
  sides,
  type TileFile,
  zoneKinds,
} from './files.ts'

/**
 * Whether something from outside has the form that editors draw; whether it is right the game's checker says. Closed lists of
 * words are asked for here, for editors look words up; fields that nobody knows are refused, for no form could take them out.
 */

type Shape = (value: unknown) => boolean

/** As many as the game's reader takes. */
const MOST = 500
const LONGEST = 200

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Shape = (value) => typeof value === 'string' && value.length <= LONGEST
const flag: Shape = (value) => typeof value === 'boolean'
const count: Shape = (value) => Number.isFinite(value)

const oneOf =
  (words: readonly string[]): Shape =>
  (value) =>
    words.some((word) => word === value)

const list =
  (of: Shape, most = MOST): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(of)

/** So many, neither fewer nor more. */
const exactly =
  (n: number, of: Shape): Shape =>
  (value) =>
    list(of, n)(value) && (value as readonly unknown[]).length === n

const maybe =
  (of: Shape): Shape =>
  (value) =>
    value === undefined || of(value)

/** A record of these fields and no others. */
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, of]) => of(Object.hasOwn(value, name) ? value[name] : undefined))

/** A record of any fields. */
const every =
  (of: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.keys(value).length <= MOST && Object.values(value).every(of)

const names = record({ en: text, fr: text, gender: maybe(oneOf(['m', 'f'])) })
const cell = exactly(2, (value) => [0, 1, 2].some((one) => one === value))

const tile = record({
  $schema: maybe(text),
  id: text,
  names,
  level: oneOf(levels),
  rows: exactly(3, exactly(3, text)),
  zones: list(
    record({ id: text, names, kind: oneOf(zoneKinds), room: maybe(text), marks: maybe(list(oneOf(marks))) }),
  ),
  passages: list(
    record({ between: exactly(2, text), how: oneOf(hows), id: maybe(text), at: maybe(exactly(2, cell)) }),
  ),
  borders: record(Object.fromEntries(sides.map((side) => [side, exactly(3, text)]))),
  openings: every(names),
  confidence: maybe(text),
})

const inZone = (fields: Readonly<Record<string, Shape>>): Shape => record({ zone: text, ...fields })
const texts = maybe(list(text))
/** A word and what it leaves open: only the game knows what may stand there. */
const phrase: Shape = (value) => isRecord(value) && Object.keys(value).length <= MOST

const rule = record({
  when: maybe(phrase),
  action: maybe(count),
  insteadOfDrawing: maybe(text),
  do: list(phrase),
})

/** Floors are as large as the editor lets them grow. */
const MOST_TILES = 6

const mission = record({
  $schema: maybe(text),
  id: text,
  mode: oneOf(['heroic', 'zombie']),
  names,
  difficulty: oneOf(difficulties),
  minutes: count,
  floors: list(
    record({
      level: oneOf(levels),
      grid: list(list(text, MOST_TILES), MOST_TILES),
      turned: maybe(count),
    }),
    levels.length,
  ),
  stairs: maybe(list(exactly(2, text))),
  start: list(text),
  exit: maybe(text),
  spawnPoints: list(inZone({ id: text, color: oneOf(pointColors), active: oneOf(activities) })),
  objectives: maybe(list(inZone({ color: oneOf(objectiveColors) }))),
  hiddenObjectives: maybe(record({ colors: list(oneOf(objectiveColors)), zones: list(text) })),
  openings: maybe(
    list(record({ id: text, state: oneOf(openingStates), color: maybe(oneOf(objectiveColors)) })),
  ),
  lift: maybe(inZone({ works: maybe(flag) })),
  hand: maybe(inZone({ charged: maybe(flag) })),
  figures: maybe(list(inZone({ id: text }))),
  citizens: texts,
  reservedCitizens: maybe(list(record({ card: text, zones: list(text) }))),
  secretMissions: maybe(flag),
  quiet: texts,
  lair: texts,
  highlighted: texts,
  without: maybe(record({ spawn: texts, citizens: texts })),
  still: texts,
  blueLine: maybe(list(oneOf(pointColors))),
  team: texts,
  danger: maybe(oneOf(dangers)),
  flags: texts,
  fiveOrSix: maybe(text),
  goals: list(phrase),
  rules: maybe(list(rule)),
  defeats: maybe(list(phrase)),
  printed: maybe(every(count)),
  confidence: maybe(text),
})

export const isTileFile = (value: unknown): value is TileFile => tile(value)
export const isMissionFile = (value: unknown): value is MissionFile => mission(value)

/** Levels of records and lists in a file; whoever wrote more meant to do harm. */
const DEEPEST = 12

/** Whether something nests deeper than any file does; walked without recursion, for it may be very deep. */
export function isTooDeep(value: unknown): boolean {
  const waiting: (readonly [value: unknown, depth: number])[] = [[value, 0]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, depth] = next
    if (typeof one !== 'object' || one === null) continue
    if (depth >= DEEPEST) return true
    for (const inner of Object.values(one)) waiting.push([inner, depth + 1])
  }
  return false
}
