import type { Json } from '@quadriga/kernel'

/** Files of tiles and missions as the workshop edits them: the documented format, whose words only the worker judges. */

export interface Named {
  readonly en: string
  readonly fr: string
  readonly gender?: 'm' | 'f'
}

export const levels = ['basement', 'ground', 'first'] as const
export type Level = (typeof levels)[number]

export const zoneKinds = ['street', 'room', 'corridor', 'shaft', 'fountain', 'stairwell'] as const
export type ZoneKind = (typeof zoneKinds)[number]

export const hows = ['wall', 'open', 'door', 'window', 'elevator', 'clear', 'blind'] as const
/** How two cells meet. */
export type How = (typeof hows)[number]

export const borderHows = ['wall', 'open', 'door', 'window'] as const

export const marks = ['spawn', 'citizen', 'highlight'] as const
export type Mark = (typeof marks)[number]

export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

export interface ZoneFile {
  readonly id: string
  readonly names: Named
  readonly kind: ZoneKind
  readonly room?: string
  readonly marks?: readonly Mark[]
}

export type CellAt = readonly [row: number, column: number]

export interface PassageFile {
  readonly between: readonly [string, string]
  readonly how: How
  readonly id?: string
  readonly at?: readonly [CellAt, CellAt]
}

export interface TileFile {
  readonly id: string
  readonly names: Named
  readonly level: Level
  readonly rows: readonly (readonly string[])[]
  readonly zones: readonly ZoneFile[]
  readonly passages: readonly PassageFile[]
  readonly borders: Readonly<Record<Side, readonly string[]>>
  readonly openings: Readonly<Record<string, Named>>
  readonly confidence?: string
}

export interface FloorFile {
  readonly level: Level
  readonly grid: readonly (readonly string[])[]
  /** How far the printed page turns it, in degrees. */
  readonly turned?: number
}

export const pointColors = ['initial', 'red', 'blue', 'green'] as const
export type PointColor = (typeof pointColors)[number]
export const objectiveColors = ['red', 'blue', 'green'] as const
export type ObjectiveColor = (typeof objectiveColors)[number]
export const activities = ['start', 'fiveOrSix', 'later', 'never'] as const
export type Activity = (typeof activities)[number]

export interface PointFile {
  readonly id: string
  readonly color: PointColor
  readonly zone: string
  readonly active: Activity
}

export const openingStates = ['open', 'locked', 'closed'] as const

export interface OpeningFile {
  readonly id: string
  readonly state: (typeof openingStates)[number]
  readonly color?: ObjectiveColor
}

/** A moment, an effect, a goal or a defeat: a word and what it leaves open. */
export type Phrase = Readonly<Record<string, Json>>

export interface RuleFile {
  readonly when?: Phrase
  readonly action?: number
  readonly insteadOfDrawing?: string
  readonly do: readonly Phrase[]
}

export const dangers = ['blue', 'yellow', 'orange', 'red'] as const

/** What legends of printed maps count. */
export const printedCounts = [
  'citizens',
  'start_zones',
  'exit',
  'spawn_active',
  'spawn_inactive',
  'spawn_5_6',
  'objectives',
  'locked_doors',
  'open_doors',
  'closed_doors',
  'open_windows',
  'sentinel_hand',
  'elevator',
  'figures',
  'highlighted',
  'spawn_cards',
] as const

export const difficulties = ['easy', 'medium', 'hard'] as const

export interface MissionFile {
  readonly id: string
  readonly mode: string
  readonly names: Named
  readonly difficulty: (typeof difficulties)[number]
  readonly minutes: number
  readonly floors: readonly FloorFile[]
  readonly stairs?: readonly (readonly [string, string])[]
  readonly start: readonly string[]
  readonly exit?: string
  readonly spawnPoints: readonly PointFile[]
  readonly objectives?: readonly { readonly color: ObjectiveColor; readonly zone: string }[]
  readonly hiddenObjectives?: {
    readonly colors: readonly ObjectiveColor[]
    readonly zones: readonly string[]
  }
  readonly openings?: readonly OpeningFile[]
  readonly lift?: { readonly zone: string; readonly works: boolean }
  readonly hand?: { readonly zone: string; readonly charged: boolean }
  readonly figures?: readonly { readonly id: string; readonly zone: string }[]
  readonly citizens?: readonly string[]
  readonly reservedCitizens?: readonly { readonly card: string; readonly zones: readonly string[] }[]
  readonly secretMissions?: boolean
  readonly quiet?: readonly string[]
  readonly lair?: readonly string[]
  readonly highlighted?: readonly string[]
  readonly without?: { readonly spawn?: readonly string[]; readonly citizens?: readonly string[] }
  readonly still?: readonly string[]
  readonly blueLine?: readonly PointColor[]
  readonly team?: readonly string[]
  readonly danger?: string
  readonly flags?: readonly string[]
  readonly fiveOrSix?: string
  readonly goals: readonly Phrase[]
  readonly rules?: readonly RuleFile[]
  readonly defeats?: readonly Phrase[]
  readonly printed?: Readonly<Record<string, number>>
  readonly confidence?: string
}
