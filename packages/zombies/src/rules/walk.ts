import type { Query, ThingId } from '@quadriga/kernel/author'
import type { EnemyType } from '../piece.ts'
import { surveyIn, zonesOf } from '../query/board.ts'
import { enemiesIn, preyIn } from '../query/pieces.ts'

/** Enemies of one type in one zone, and the equal first steps they have; a step may lead through a closed window. */
export interface Group {
  readonly from: string
  readonly type: EnemyType
  readonly ids: readonly ThingId[]
  readonly to: readonly string[]
  /** For each step the window to force first, or ''. */
  readonly windows: readonly string[]
}

/**
 * The steps of Enemies from a zone: towards the nearest prey they see, else by the shortest way to any prey, closed
 * windows counted as ways and closed doors as walls.
 */
export function walkFrom(q: Query, zone: string): { readonly to: string[]; readonly windows: string[] } {
  const survey = surveyIn(q)
  const seen = [...survey.sees(zone).keys()].filter((name) => preyIn(q, name).length > 0)
  const steps =
    seen.length > 0
      ? survey.towards(zone, seen, false)
      : survey.towards(
          zone,
          zonesOf(q).filter((name) => preyIn(q, name).length > 0),
          true,
        )
  // In the order of their names, so that everybody lists the ways alike.
  const to = [...steps.keys()].sort()
  return { to, windows: to.map((name) => steps.get(name) ?? '') }
}

/** Where everybody goes, computed before anybody moves. */
export function groupsOf(q: Query, movers: readonly ThingId[]): Group[] {
  const groups: Group[] = []
  for (const from of zonesOf(q)) {
    const here = enemiesIn(q, from).filter((id) => movers.includes(id))
    if (here.length === 0) continue
    const { to, windows } = walkFrom(q, from)
    if (to.length === 0) continue
    for (const type of new Set(here.map((id) => q.thing(id).face as EnemyType))) {
      groups.push({ from, type, ids: here.filter((id) => q.thing(id).face === type), to, windows })
    }
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
