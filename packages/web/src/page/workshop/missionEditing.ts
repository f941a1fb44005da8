import type { Json } from '@quadriga/kernel'
import {
  type Activity,
  type FloorFile,
  type Level,
  levels,
  type MissionFile,
  type ObjectiveColor,
  type OpeningFile,
  type Phrase,
  type PointColor,
  pointColors,
  type RuleFile,
} from '../../model/workshop/files.ts'
import type { WordModel, WorkshopBox } from '../../model/workshop/workshopService.ts'

/** What can be done to a mission: every act gives a new file. */

export function blankMission(id: string): MissionFile {
  return {
    id,
    mode: 'heroic',
    names: { en: 'My mission', fr: 'Ma mission' },
    difficulty: 'medium',
    minutes: 45,
    floors: [{ level: 'ground', grid: [['', '']] }],
    start: [],
    spawnPoints: [],
    goals: [],
    rules: [],
    confidence: 'high',
  }
}

/** The other side: what only the first could say is left out, and so are its cards. */
export function withMode(mission: MissionFile, mode: string): MissionFile {
  const sided = [
    'figures',
    'reservedCitizens',
    'without',
    'still',
    'team',
    'defeats',
    'flags',
    'blueLine',
  ] as const
  const kept = sided.reduce<MissionFile>((file, field) => lacking(file, field), mission)
  return { ...kept, mode, goals: [], rules: [] }
}

const without = <T>(list: readonly T[] | undefined, item: T): readonly T[] =>
  (list ?? []).filter((one) => one !== item)
const toggled = <T>(list: readonly T[] | undefined, item: T, isIn: boolean): readonly T[] =>
  isIn ? [...without(list, item), item] : without(list, item)

/** A file without a field that is left out when it says nothing. */
function lacking<K extends keyof MissionFile>(mission: MissionFile, field: K): Omit<MissionFile, K> {
  const { [field]: _, ...rest } = mission
  return rest
}

export function withTile(
  mission: MissionFile,
  level: Level,
  row: number,
  column: number,
  tile: string,
): MissionFile {
  const floors = mission.floors.map((floor) =>
    floor.level === level
      ? {
          ...floor,
          grid: floor.grid.map((line, r) => line.map((id, c) => (r === row && c === column ? tile : id))),
        }
      : floor,
  )
  return { ...mission, floors }
}

const widthOf = ({ grid }: FloorFile): number => Math.max(1, ...grid.map((row) => row.length))

/** More or fewer rows and columns of a floor, at the south and the east. */
export function withSize(mission: MissionFile, level: Level, rows: number, columns: number): MissionFile {
  const floors = mission.floors.map((floor) => {
    if (floor.level !== level) return floor
    const [height, width] = [Math.max(1, floor.grid.length + rows), Math.max(1, widthOf(floor) + columns)]
    const grid = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (__, c) => floor.grid[r]?.[c] ?? ''),
    )
    return { ...floor, grid }
  })
  return { ...mission, floors }
}

export function withFloor(mission: MissionFile, level: Level, isThere: boolean): MissionFile {
  const others = mission.floors.filter((floor) => floor.level !== level)
  const floors = isThere ? [...others, { level, grid: [['']] }] : others
  return { ...mission, floors: floors.toSorted((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level)) }
}

export const withStart = (mission: MissionFile, zone: string, isIn: boolean): MissionFile => ({
  ...mission,
  start: toggled(mission.start, zone, isIn),
})

export function withExit(mission: MissionFile, zone: string, isIn: boolean): MissionFile {
  return isIn ? { ...mission, exit: zone } : lacking(mission, 'exit')
}

/** A Spawn Point of a colour in a zone, or none there; the Initial one is unique and comes first. */
export function withPoint(
  mission: MissionFile,
  zone: string,
  color: PointColor | '',
  active: Activity,
): MissionFile {
  const others = mission.spawnPoints.filter(
    (point) => point.zone !== zone && (color !== 'initial' || point.color !== 'initial'),
  )
  if (color === '') return { ...mission, spawnPoints: others }
  const taken = others.map(({ id }) => id)
  let id: string = color
  for (let n = 2; taken.includes(id); n++) id = `${color}${n}`
  const spawnPoints = [...others, { id, color, zone, active }].toSorted(
    (a, b) => Number(b.color === 'initial') - Number(a.color === 'initial'),
  )
  return { ...mission, spawnPoints }
}

export function withObjective(
  mission: MissionFile,
  zone: string,
  color: ObjectiveColor | '' | 'hidden',
): MissionFile {
  const objectives = (mission.objectives ?? []).filter((one) => one.zone !== zone)
  const hidden = mission.hiddenObjectives ?? { colors: [], zones: [] }
  const zones = without(hidden.zones, zone)
  const kept = color === 'hidden' ? [...zones, zone] : zones
  const { hiddenObjectives: _, ...rest } = mission
  const next = {
    ...rest,
    objectives: color === '' || color === 'hidden' ? objectives : [...objectives, { color, zone }],
  }
  if (kept.length === 0) return next
  const colors = kept.map((__, n): ObjectiveColor => hidden.colors[n] ?? 'red')
  return { ...next, hiddenObjectives: { colors, zones: kept } }
}

type ZoneList = 'citizens' | 'quiet' | 'lair' | 'highlighted'

export function withListed(mission: MissionFile, field: ZoneList, zone: string, isIn: boolean): MissionFile {
  const list = toggled(mission[field], zone, isIn)
  return list.length === 0 ? lacking(mission, field) : { ...mission, [field]: list }
}

export function withHand(mission: MissionFile, hand: MissionFile['hand'] | null): MissionFile {
  return hand === null || hand === undefined ? lacking(mission, 'hand') : { ...mission, hand }
}

export function withLift(mission: MissionFile, lift: MissionFile['lift'] | null): MissionFile {
  return lift === null || lift === undefined ? lacking(mission, 'lift') : { ...mission, lift }
}

export function withSecrets(mission: MissionFile, isIn: boolean): MissionFile {
  return isIn ? { ...mission, secretMissions: true } : lacking(mission, 'secretMissions')
}

export function withExtraDraw(mission: MissionFile, isIn: boolean): MissionFile {
  return isIn ? { ...mission, fiveOrSix: 'extraDraw' } : lacking(mission, 'fiveOrSix')
}

/** A pair of zones that stairs join, at a place of the list; null takes it away. */
export function withStairs(
  mission: MissionFile,
  place: number,
  pair: readonly [string, string] | null,
): MissionFile {
  const { stairs = [] } = mission
  const list = pair === null ? stairs.toSpliced(place, 1) : stairs.toSpliced(place, 1, pair)
  return list.length === 0 ? lacking(mission, 'stairs') : { ...mission, stairs: list }
}

/** A card that lies in one of some zones, at a place of the list; null takes it away. */
export function withReserved(
  mission: MissionFile,
  place: number,
  reserved: { readonly card: string; readonly zones: readonly string[] } | null,
): MissionFile {
  const { reservedCitizens = [] } = mission
  const list =
    reserved === null ? reservedCitizens.toSpliced(place, 1) : reservedCitizens.toSpliced(place, 1, reserved)
  return list.length === 0 ? lacking(mission, 'reservedCitizens') : { ...mission, reservedCitizens: list }
}

type NameList = 'still' | 'team'

function withNamed(mission: MissionFile, field: NameList, id: string, isIn: boolean): MissionFile {
  const list = toggled(mission[field], id, isIn)
  return list.length === 0 ? lacking(mission, field) : { ...mission, [field]: list }
}

export const withStill = (mission: MissionFile, id: string, isIn: boolean): MissionFile =>
  withNamed(mission, 'still', id, isIn)

export const withTeam = (mission: MissionFile, id: string, isIn: boolean): MissionFile =>
  withNamed(mission, 'team', id, isIn)

/** Cards for Spawn Points of a colour are read on the Blue line, with four at most. */
export function withBlueLine(mission: MissionFile, color: PointColor, isIn: boolean): MissionFile {
  const list = toggled(mission.blueLine, color, isIn)
  return list.length === 0 ? lacking(mission, 'blueLine') : { ...mission, blueLine: list }
}

export function withDanger(mission: MissionFile, danger: string): MissionFile {
  return danger === 'blue' ? lacking(mission, 'danger') : { ...mission, danger }
}

/** How far the printed page turns a floor. */
export function withTurned(mission: MissionFile, level: Level, turned: number): MissionFile {
  const floors = mission.floors.map((floor) => {
    if (floor.level !== level) return floor
    const { turned: _, ...rest } = floor
    return turned === 0 ? rest : { ...rest, turned }
  })
  return { ...mission, floors }
}

/** A card is left in the box, or comes out of it again. */
export function withLeftOut(
  mission: MissionFile,
  pile: 'spawn' | 'citizens',
  id: string,
  isOut: boolean,
): MissionFile {
  const { without: left = {}, ...rest } = mission
  const { [pile]: before, ...other } = left
  const list = toggled(before, id, isOut)
  const kept = list.length === 0 ? other : { ...other, [pile]: list }
  return Object.keys(kept).length === 0 ? rest : { ...rest, without: kept }
}

/** A number of the printed legend; null where it tells none. */
export function withPrinted(mission: MissionFile, count: string, n: number | null): MissionFile {
  const { printed: before = {}, ...rest } = mission
  const { [count]: _, ...others } = before
  const printed = n === null ? others : { ...others, [count]: n }
  return Object.keys(printed).length === 0 ? rest : { ...rest, printed }
}

/** Somebody stands in a zone, or nobody; a citizen's card stays in the box then. */
export function withFigure(
  mission: MissionFile,
  zone: string,
  id: string,
  citizens: readonly string[],
  plain: readonly string[] = [],
): MissionFile {
  const figures = (mission.figures ?? []).filter(
    (one) => one.zone !== zone && (one.id !== id || plain.includes(id)),
  )
  const all = id === '' ? figures : [...figures, { id, zone }]
  const standing = all.map((one) => one.id).filter((one) => citizens.includes(one))
  const before = (mission.figures ?? []).map((one) => one.id)
  const left = (mission.without?.citizens ?? []).filter(
    (one) => !before.includes(one) && !standing.includes(one),
  )
  const cards = [...left, ...standing]
  const { without: box, figures: _, ...rest } = mission
  const spawn = box?.spawn ?? []
  return {
    ...rest,
    ...(all.length === 0 ? {} : { figures: all }),
    ...(cards.length + spawn.length === 0
      ? {}
      : {
          without: {
            ...(spawn.length > 0 ? { spawn } : {}),
            ...(cards.length > 0 ? { citizens: cards } : {}),
          },
        }),
  }
}

/** A door or window: 'closed', 'open', or the colour of the key. */
export function withOpening(mission: MissionFile, id: string, state: string): MissionFile {
  const others = (mission.openings ?? []).filter((one) => one.id !== id)
  const color = (['red', 'blue', 'green'] as const).find((one) => one === state)
  const made: OpeningFile[] =
    state === 'open' ? [{ id, state }] : color === undefined ? [] : [{ id, state: 'locked', color }]
  return { ...mission, openings: [...others, ...made] }
}

/** A word with the first of everything that it leaves open. */
export function phraseOf({ blanks }: WordModel, box: WorkshopBox, tiles: readonly string[]): Phrase {
  return Object.fromEntries(
    blanks.map((blank): [string, Json] => {
      switch (blank.of) {
        case 'choice':
          return [blank.field, blank.choices[0] ?? '']
        case 'number':
          return [blank.field, Math.max(blank.least, Math.min(blank.most, blank.field === 'xp' ? 5 : 1))]
        case 'always':
          return [blank.field, blank.value]
        case 'tile':
          return [blank.field, tiles[0] ?? '']
        case 'citizen':
          return [blank.field, box.citizens[0]?.id ?? '']
        case 'zombieHero':
          return [blank.field, box.zombieHeroes[0]?.id ?? '']
      }
    }),
  )
}

/** Goals whose word takes a list. */
export const listed = ['take', 'eliminate'] as const

/** A goal as its file says it: colours and names in lists. */
export function goalFile(phrase: Phrase): Phrase {
  const [[word, value] = ['', null]] = Object.entries(phrase)
  const isListed = (listed as readonly string[]).includes(word)
  const isWhole = value === 'zombieHeroes' || value === 'everybody'
  return isListed && !isWhole && !Array.isArray(value) ? { [word]: [value] } : { [word]: value }
}

/** The word of a rule's moment, and what it says. */
export function momentOf({ when, action, insteadOfDrawing }: RuleFile): Phrase {
  if (action !== undefined) return { action }
  return insteadOfDrawing === undefined ? (when ?? {}) : { insteadOfDrawing }
}

export function withMoment({ do: effects }: RuleFile, moment: Phrase): RuleFile {
  const isDeed = 'action' in moment || 'insteadOfDrawing' in moment
  return isDeed ? { ...(moment as Pick<RuleFile, 'action'>), do: effects } : { when: moment, do: effects }
}

export const wordOf = (phrase: Phrase): string => Object.keys(phrase)[0] ?? ''

export const isPointColor = (value: string): value is PointColor =>
  pointColors.some((color) => color === value)
