import type { ThingId } from '@quadriga/kernel'
import { NOTHING } from '../../../model/table/nobody.ts'
import { type Attack, type Defence, keyOf, type Plan } from './attacks.ts'
import { type Lives, livesAfter, tellOne, type Told } from './telling.ts'

/** What it costs that somebody is exhausted in the next turn, in hit points. */
const EXHAUSTED = { hero: 1.5, ally: 1 } as const

/**
 * A plan from what everybody sees: attack by attack the answer that is expected to hurt least. A hero's hit points count
 * whole, and double where the blow takes half of what is left; nobody stands where a hero could fall if it can be helped;
 * an ally's count for less, but a lost ally is a loss. `wanted` is kept where it is still possible.
 */
export function advisedPlan(
  attacks: readonly Attack[],
  isHero: (thing: ThingId) => boolean,
  wanted: Plan = {},
): Plan {
  const plan: Record<string, ThingId> = {}
  let lives: Lives = new Map()
  for (const attack of attacks) {
    const used = new Set(Object.values(plan))
    const free = attack.defences.filter(({ defender }) => defender === NOTHING || !used.has(defender))
    const kept = free.find(({ defender }) => defender === wanted[keyOf(attack)])
    const best = kept ?? least(free, (one) => harmOf(tellOne(lives, attack, one), one, isHero))
    plan[keyOf(attack)] = best?.defender ?? NOTHING
    if (best !== undefined) lives = livesAfter(lives, attack, best)
  }
  return plan
}

function least(defences: readonly Defence[], harm: (one: Defence) => number): Defence | undefined {
  return defences.toSorted((a, b) => harm(a) - harm(b))[0]
}

/** How much a defence is expected to hurt, in hit points of a hero. */
function harmOf(told: Told, { defender, retaliate }: Defence, isHero: (thing: ThingId) => boolean): number {
  const { damage, from, falls, to } = told
  const mean = (damage.min + damage.max) / 2
  const back = retaliate / 2
  if (isHero(to)) {
    const weight = damage.max * 2 >= from.min ? 2 : 1
    const fall = falls === 'surely' ? 100 : falls === 'possibly' ? 40 : 0
    return mean * weight + fall + (defender === NOTHING ? 0 : EXHAUSTED.hero) - back
  }
  const lost = falls === 'surely' ? 3 : falls === 'possibly' ? 2 : 0
  return Math.min(mean, from.max) * 0.6 + lost + EXHAUSTED.ally - back
}
