import type { Board } from './board.ts'
import { shortestSteps, type Steps, stepsFrom } from './paths.ts'
import { type Seen, seenFrom } from './sight.ts'

/** Sight and ways on one board with one set of open doors and windows; each answer is computed once. */
export interface Survey {
  readonly sees: (zone: string) => Seen
  readonly next: (zone: string) => Steps
  readonly towards: (zone: string, goals: readonly string[], forcing: boolean) => Steps
  /** The zones of the building around an indoor zone: everything joined by openings now. */
  readonly building: (zone: string) => readonly string[]
}

const surveys = new WeakMap<Board, Map<string, Survey>>()

/** The survey for the doors and windows that stand open; the order in which they are given does not matter. */
export function surveyOf(board: Board, openIds: readonly string[]): Survey {
  const known = surveys.get(board) ?? new Map<string, Survey>()
  surveys.set(board, known)
  const key = [...openIds].sort().join(' ')
  const found = known.get(key)
  if (found !== undefined) return found
  const made = makeSurvey(board, new Set(openIds))
  known.set(key, made)
  return made
}

function makeSurvey(board: Board, open: ReadonlySet<string>): Survey {
  const sights = new Map<string, Seen>()
  return {
    sees(zone) {
      const seen = sights.get(zone) ?? seenFrom(board, open, zone)
      sights.set(zone, seen)
      return seen
    },
    next: (zone) => stepsFrom(board, open, zone, false),
    towards: (zone, goals, forcing) => shortestSteps(board, open, zone, goals, forcing),
    building: (zone) => buildingAround(board, open, zone),
  }
}

function isIndoors(board: Board, zone: string): boolean {
  const kind = board.zones.get(zone)?.kind
  return kind === 'room' || kind === 'corridor' || kind === 'shaft'
}

function buildingAround(board: Board, open: ReadonlySet<string>, zone: string): string[] {
  if (!isIndoors(board, zone)) return []
  const found = new Set([zone])
  for (const name of found) {
    for (const next of stepsFrom(board, open, name, false).keys()) if (isIndoors(board, next)) found.add(next)
  }
  return [...found]
}
