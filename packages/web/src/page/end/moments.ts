import type { LogLine } from '../../model/table/logLine.ts'
import { NOBODY } from '../../model/table/nobody.ts'
import type { Timeline, Track } from '../../model/table/timeline.ts'

/** A moment that changed much: where it stands in the game, and what it changed. */
export interface Highlight {
  /** Answers behind it: where its replay begins. */
  readonly at: number
  readonly round: number
  readonly track: Track
  readonly before: number
  readonly after: number
  /** What happened, as the log tells it; null where it tells nothing of it. */
  readonly line: LogLine | null
}

const MOST = 5
/** Changes that are smaller than this part of the whole are nothing to look back at. */
const LEAST = 0.08

/** The moments that changed most, in the order in which they came, one for each answer. */
export function highlights(timeline: Timeline, lines: readonly LogLine[]): readonly Highlight[] {
  const all = timeline.tracks.flatMap((track) => changesOf(timeline, track))
  const biggest = new Map<number, Change>()
  for (const change of all.toSorted((a, b) => b.weight - a.weight))
    if (!biggest.has(change.at)) biggest.set(change.at, change)
  return [...biggest.values()]
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, from, round, track, before, after }) => {
      const stage = track.seat === NOBODY && after > before ? toldIn(lines, from, at, 'nextStage') : undefined
      // A villain who shows the next stage was not healed: nothing was left of the one before.
      return stage === undefined
        ? { at, round, track, before, after, line: causeIn(lines, track.kind, from, at) }
        : { at, round, track, before, after: 0, line: stage }
    })
}

interface Change extends Omit<Highlight, 'line'> {
  readonly from: number
  readonly weight: number
}

function changesOf({ at, rounds }: Timeline, track: Track): readonly Change[] {
  return track.values.flatMap((after, i): Change[] => {
    const before = track.values[i - 1] ?? null
    if (after === null || before === null || after === before) return []
    const weight = Math.abs(after - before) / track.max
    if (weight < LEAST) return []
    return [{ at: at[i] ?? 0, from: at[i - 1] ?? 0, round: rounds[i] ?? 0, track, before, after, weight }]
  })
}

/** What brings a villain nearer to an objective or throws one back, most telling first. */
const steps = [
  'turnTile',
  'captureStone',
  'vanquish',
  'defeat',
  'discard',
  'strengthTokens',
  'relocate',
  'enter',
] as const
/** What leads to a change, most telling first. */
const causes = ['activate', 'play', 'upgrade', 'enemyAttack', 'thwart', 'enemyScheme', 'reveal'] as const
/** So many answers may lie between an ability of Dice Throne and its damage: reactions, the defence. */
const LATER = 12
const effects = ['attack', 'health', 'damage'] as const

function toldIn(lines: readonly LogLine[], from: number, to: number, event: string): LogLine | undefined {
  return lines.findLast(
    (line) => line.kind === 'event' && line.answer >= from && line.answer < to && line.event === event,
  )
}

function causeIn(lines: readonly LogLine[], gauge: Track['kind'], from: number, to: number): LogLine | null {
  const told = (events: readonly string[], since: number): LogLine | undefined => {
    for (const event of events) {
      const found = toldIn(lines, since, to, event)
      if (found !== undefined) return found
    }
    return undefined
  }
  // Steps of an objective are not made later than by what is told.
  if (gauge === 'progress') return told(steps, from) ?? told(causes, from) ?? null
  return told(causes, from) ?? told(['activate'], to - LATER) ?? told(effects, from) ?? null
}
