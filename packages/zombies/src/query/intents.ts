import type { Query } from '@quadriga/kernel/author'
import type { Why } from '../kinds/index.ts'
import { activeLevels, levelOfZone } from './board.ts'
import { enemiesInPlay, hasPrey, isEnemy, zoneOf } from './pieces.ts'
import { groupsOf } from './walk.ts'

/** What Enemies of one name in one zone would do if they acted now. */
export interface Intent {
  readonly from: string
  readonly enemy: string
  readonly n: number
  /** They attack where they stand, walk, or stay: their floor sleeps, or no way leads to anybody. */
  readonly does: 'attack' | 'walk' | 'stay'
  /** Equal first steps, and the zones they are after. */
  readonly to: readonly string[]
  readonly targets: readonly string[]
  readonly why: Why | ''
}

/** What every group of Enemies would do next, with the reason. */
export function intents(q: Query): Intent[] {
  const levels = activeLevels(q)
  const all = enemiesInPlay(q)
  const awake = all.filter((id) => levels.has(levelOfZone(q, zoneOf(q, id))))
  const walking = awake.filter((id) => !hasPrey(q, zoneOf(q, id)))
  const groups = groupsOf(q, walking)
  const found: Intent[] = []
  for (const from of new Set(all.map((id) => zoneOf(q, id)))) {
    const here = q.ids(from).filter((id) => isEnemy(q, id))
    for (const enemy of new Set(here.map((id) => q.thing(id).face))) {
      const n = here.filter((id) => q.thing(id).face === enemy).length
      const group = groups.find((one) => one.from === from && one.enemy === enemy)
      const isAwake = levels.has(levelOfZone(q, from))
      if (isAwake && hasPrey(q, from))
        found.push({ from, enemy, n, does: 'attack', to: [], targets: [from], why: '' })
      else if (group === undefined) found.push({ from, enemy, n, does: 'stay', to: [], targets: [], why: '' })
      else found.push({ from, enemy, n, does: 'walk', to: group.to, targets: group.targets, why: group.why })
    }
  }
  return found
}
