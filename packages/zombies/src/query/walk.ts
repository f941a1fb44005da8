import type { Query, ThingId } from '@quadriga/kernel/author'
import type { Why } from '../kinds/index.ts'
import type { Forcing } from '../map/paths.ts'
import { nearestOf } from '../map/survey.ts'
import { boardIn, hasFlag, missionOf, surveyIn } from './board.ts'
import { enemiesIn, hasPrey } from './pieces.ts'

/** Enemies of one name in one zone, and the equal first steps they have; a step may lead through a closed window. */
export interface Group {
  readonly from: string
  readonly enemy: string
  readonly ids: readonly ThingId[]
  readonly to: readonly string[]
  /** For each step the window to force first, or ''. */
  readonly windows: readonly string[]
  /** The zones they are after, and why. */
  readonly targets: readonly string[]
  readonly why: Why
}

/** Where Enemies of a zone go: their equal first steps, what they are after, and why. */
export interface Walk {
  readonly to: readonly string[]
  readonly windows: readonly string[]
  readonly targets: readonly string[]
  readonly why: Why
}

const NOWHERE_TO_GO: Walk = { to: [], windows: [], targets: [], why: 'nearest' }

/**
 * The steps of Enemies from a zone: towards the nearest prey they see, else by the shortest way to any prey, closed
 * windows counted as ways and closed doors as walls unless the mission lets them be forced. Who is lured goes to one zone whatever it sees.
 */
export function walkFrom(q: Query, zone: string, prey: readonly string[], lure = ''): Walk {
  const forcing = hasFlag(q, 'forcedDoors') ? 'doors' : !hasFlag(q, 'shutters')
  if (lure !== '') return walkTo(q, zone, [lure], forcing, 'lured')
  const seen = [...surveyIn(q).sees(zone).keys()].filter((name) => prey.includes(name))
  const walk = seen.length > 0 ? walkTo(q, zone, seen, false, 'sees') : NOWHERE_TO_GO
  if (hasFlag(q, 'mobilised')) return gatheringWalk(q, zone, walk, prey)
  return walk.to.length > 0 ? walk : walkTo(q, zone, prey, forcing, 'nearest')
}

/** Enemies that see nobody gather in the highlighted building, which they never leave again. */
function gatheringWalk(q: Query, zone: string, seeing: Walk, prey: readonly string[]): Walk {
  const building = missionOf(q).layout.highlighted
  const forcing = hasFlag(q, 'forcedDoors') ? 'doors' : true
  if (!building.includes(zone))
    return seeing.to.length > 0 ? seeing : walkTo(q, zone, building, forcing, 'gathers')
  const walk = seeing.to.length > 0 ? seeing : walkTo(q, zone, prey, forcing, 'nearest')
  const inside = walk.to.filter((name) => building.includes(name))
  return { ...walk, to: inside, windows: inside.map((name) => walk.windows[walk.to.indexOf(name)] ?? '') }
}

function walkTo(q: Query, zone: string, goals: readonly string[], forcing: Forcing, why: Why): Walk {
  const survey = surveyIn(q)
  const steps = survey.towards(zone, goals, forcing)
  if (steps.size === 0) return NOWHERE_TO_GO
  // In the order of their names, so that everybody lists the ways alike.
  const to = [...steps.keys()].sort()
  return {
    to,
    windows: to.map((name) => steps.get(name) ?? ''),
    targets: nearestOf(survey.distance, zone, goals, forcing).goals,
    why,
  }
}

/** Zones where somebody is whom Enemies are after. */
export function preyZones(q: Query): string[] {
  return boardIn(q).places.filter((zone) => hasPrey(q, zone))
}

/** Where everybody goes, computed before anybody moves. */
export function groupsOf(q: Query, movers: readonly ThingId[], lure = ''): Group[] {
  if (movers.length === 0) return []
  const moving = new Set(movers)
  const prey = preyZones(q)
  const groups: Group[] = []
  for (const from of boardIn(q).places) {
    const here = enemiesIn(q, from).filter((id) => moving.has(id))
    if (here.length === 0) continue
    const walk = walkFrom(q, from, prey, lure)
    if (walk.to.length === 0) continue
    for (const enemy of new Set(here.map((id) => q.thing(id).face)))
      groups.push({ from, enemy, ids: here.filter((id) => q.thing(id).face === enemy), ...walk })
  }
  return groups
}

/** Those that do not divide evenly: the players place them. */
export function remainder({ ids, to }: Group): number {
  return ids.length % to.length
}

/** How many go each way: evenly, and one more where the players said. */
export function sharesOf({ ids, to }: Group, extra: readonly string[]): number[] {
  const even = Math.floor(ids.length / to.length)
  return to.map((zone) => even + (extra.includes(zone) ? 1 : 0))
}
