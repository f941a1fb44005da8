import { NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import type { Why } from '../kinds/index.ts'
import { aims } from './aim.ts'
import { activeLevels, levelOfZone } from './board.ts'
import { enemiesInPlay, hasPrey, isEnemy, zoneOf } from './pieces.ts'
import { groupsOf } from './walk.ts'

/** What Enemies of one name in one zone would do if they acted now. */
export interface Intent {
  readonly from: string
  readonly enemy: string
  readonly n: number
  /**
   * They attack where they stand or from there; they walk; they stay, for their floor sleeps or no way leads to anybody;
   * or they are frozen and miss their activation.
   */
  readonly does: 'attack' | 'walk' | 'stay' | 'miss'
  /** Equal first steps, and the zones they are after. */
  readonly to: readonly string[]
  readonly targets: readonly string[]
  readonly why: Why | ''
}

/** What every group of Enemies would do next, with the reason. */
export function intents(q: Query): Intent[] {
  const levels = activeLevels(q)
  const all = enemiesInPlay(q)
  const walking = all.filter(
    (id) =>
      levels.has(levelOfZone(q, zoneOf(q, id))) &&
      !isFrozen(q, id) &&
      !hasPrey(q, zoneOf(q, id)) &&
      aims(q, id).length === 0,
  )
  const groups = groupsOf(q, walking)
  return [...new Set(all.map((id) => zoneOf(q, id)))].flatMap((from) => {
    const here = q.ids(from).filter((id) => isEnemy(q, id))
    const isAwake = levels.has(levelOfZone(q, from))
    return alike(q, here).map((ids): Intent => {
      const [one = NOTHING] = ids
      const enemy = q.thing(one).face
      const plain = { from, enemy, n: ids.length, to: [], targets: [], why: '' } as const
      if (!isAwake) return { ...plain, does: 'stay' }
      if (isFrozen(q, one)) return { ...plain, does: 'miss' }
      if (hasPrey(q, from)) return { ...plain, does: 'attack', targets: [from] }
      const targets = aims(q, one)
      if (targets.length > 0) return { ...plain, does: 'attack', targets }
      const group = groups.find((each) => each.from === from && each.enemy === enemy)
      if (group === undefined) return { ...plain, does: 'stay' }
      return { ...plain, does: 'walk', to: group.to, targets: group.targets, why: group.why }
    })
  })
}

function isFrozen(q: Query, id: ThingId): boolean {
  return q.counter(id, 'frozen') > 0
}

/** Figures of one name that all act, or that are all frozen. */
function alike(q: Query, ids: readonly ThingId[]): ThingId[][] {
  const found = new Map<string, ThingId[]>()
  for (const id of ids) {
    const key = `${q.thing(id).face} ${isFrozen(q, id)}`
    found.set(key, [...(found.get(key) ?? []), id])
  }
  return [...found.values()]
}
