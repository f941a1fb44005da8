import type { Board } from './board.ts'
import { distancesFrom, type Forcing, type Steps, stepsFrom } from './paths.ts'
import { type Seen, seenFrom } from './sight.ts'
import { isOutdoors } from './tile.ts'

/** Sight and ways on one board with one set of open doors and windows; each answer is computed once. */
export interface Survey {
  readonly sees: (zone: string) => Seen
  readonly next: (zone: string) => Steps
  /** Steps to walk from one zone to another, -1 where no way leads; closed windows and doors count only for those who force them. */
  readonly distance: (from: string, to: string, forcing: Forcing) => number
  /** The first steps of all shortest ways from a zone to some goals: several when they are equal. */
  readonly towards: (zone: string, goals: readonly string[], forcing: Forcing) => Steps
  /** The zones of the building around an indoor zone: everything joined by openings now. */
  readonly building: (zone: string) => readonly string[]
}

interface Known {
  /** The list asked for last: mostly it is the same one again. */
  list: readonly string[] | null
  survey: Survey | null
  readonly byKey: Map<string, Survey>
}

const surveys = new WeakMap<Board, Known>()

/**
 * The survey for the doors and windows that stand open and the shaft where the lift stands; the order in which they are
 * given does not matter.
 */
export function surveyOf(board: Board, openIds: readonly string[]): Survey {
  const known = surveys.get(board) ?? { list: null, survey: null, byKey: new Map<string, Survey>() }
  if (known.list === openIds && known.survey !== null) return known.survey
  surveys.set(board, known)
  const key = [...openIds].sort().join(' ')
  const survey = known.byKey.get(key) ?? makeSurvey(board, new Set(openIds))
  known.byKey.set(key, survey)
  known.list = openIds
  known.survey = survey
  return survey
}

/** A question answered once for each zone. */
function remembered<T>(answer: (zone: string) => T): (zone: string) => T {
  const known = new Map<string, T>()
  return (zone) => {
    const found = known.get(zone)
    if (found !== undefined) return found
    const made = answer(zone)
    known.set(zone, made)
    return made
  }
}

function makeSurvey(board: Board, open: ReadonlySet<string>): Survey {
  const walks = remembered((zone) => stepsFrom(board, open, zone, false))
  const forces = remembered((zone) => stepsFrom(board, open, zone, true))
  const breaks = remembered((zone) => stepsFrom(board, open, zone, 'doors'))
  const stepsBy = (forcing: Forcing) => (forcing === 'doors' ? breaks : forcing ? forces : walks)
  const walked = remembered((zone) => distancesFrom(walks, zone))
  const forced = remembered((zone) => distancesFrom(forces, zone))
  const broken = remembered((zone) => distancesFrom(breaks, zone))
  const distance = (from: string, to: string, forcing: Forcing) =>
    (forcing === 'doors' ? broken : forcing ? forced : walked)(from).get(to) ?? -1
  return {
    sees: remembered((zone) => seenFrom(board, open, zone)),
    next: walks,
    distance,
    towards: (zone, goals, forcing) => shortestSteps(stepsBy(forcing), distance, zone, goals, forcing),
    building: remembered((zone) => buildingAround(board, walks, zone)),
  }
}

function shortestSteps(
  steps: (zone: string) => Steps,
  distance: Survey['distance'],
  from: string,
  goals: readonly string[],
  forcing: Forcing,
): Steps {
  const nearest = nearestOf(distance, from, goals, forcing)
  const found = new Map<string, string>()
  if (nearest.far <= 0) return found
  for (const [zone, window] of steps(from)) {
    if (nearest.goals.some((goal) => distance(zone, goal, forcing) === nearest.far - 1))
      found.set(zone, window)
  }
  return found
}

/** The nearest of some goals, all that are equally far; -1 when no way leads to any. */
export function nearestOf(
  distance: Survey['distance'],
  from: string,
  goals: readonly string[],
  forcing: Forcing,
): { readonly far: number; readonly goals: readonly string[] } {
  let far = -1
  let best: string[] = []
  for (const goal of goals) {
    const steps = distance(from, goal, forcing)
    if (steps < 0 || (far >= 0 && steps > far)) continue
    if (steps !== far) best = []
    far = steps
    best.push(goal)
  }
  return { far, goals: best }
}

function isIndoors(board: Board, zone: string): boolean {
  const found = board.zones.get(zone)
  return found !== undefined && !isOutdoors(found.kind)
}

function buildingAround(board: Board, steps: (zone: string) => Steps, zone: string): readonly string[] {
  if (!isIndoors(board, zone)) return []
  const level = board.zones.get(zone)?.level
  const found = new Set([zone])
  for (const name of found) {
    // The stairs lead to another floor, which is opened when somebody gets there.
    for (const next of steps(name).keys())
      if (isIndoors(board, next) && board.zones.get(next)?.level === level) found.add(next)
  }
  return [...found]
}
