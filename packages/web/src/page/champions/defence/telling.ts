import type { ThingId } from '@quadriga/kernel'
import { type Attack, chosenIn, type Defence, keyOf, type Plan } from './attacks.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

/** Hit points of a character between attacks, and whether a tough card still lies on it. */
interface Life extends Range {
  readonly tough: 'yes' | 'perhaps' | 'no'
}

/** What is left of characters that earlier attacks of the plan have hit. */
export type Lives = ReadonlyMap<ThingId, Life>

/** What a defence leads to, in the order of the attacks: who is hit, from which hit points to which. */
export interface Told {
  readonly to: ThingId
  readonly from: Range
  readonly damage: Range
  readonly left: Range
  readonly tough: boolean
  readonly falls: 'surely' | 'possibly' | 'not'
}

/** Foretells one defence after everything that the attacks before it did. */
export function tellOne(lives: Lives, attack: Attack, defence: Defence): Told {
  const { hit, tough } = defence
  const from = lives.get(hit.to) ?? { min: hit.remaining, max: hit.remaining, tough: tough ? 'yes' : 'no' }
  const whole = tough ? withoutTough(attack, defence) : hit.damage
  const damage = from.tough === 'yes' ? none : from.tough === 'perhaps' ? { min: 0, max: whole.max } : whole
  const left = { min: Math.max(0, from.min - damage.max), max: Math.max(0, from.max - damage.min) }
  const falls = left.max === 0 ? 'surely' : left.min === 0 ? 'possibly' : 'not'
  return { to: hit.to, from, damage, left, tough: from.tough === 'yes' && whole.max > 0, falls }
}

const none: Range = { min: 0, max: 0 }

/** The damage once the tough card is gone: the attack's value without what the defender takes off. */
function withoutTough({ value }: Attack, { less }: Defence): Range {
  const isSum = less.every(({ kind }) => kind === 'printed' || kind === 'plus')
  const off = less.reduce((sum, { amount }) => sum + amount, 0)
  const at = (n: number): number => Math.max(0, n - off)
  return isSum ? { min: at(value.min), max: at(value.max) } : { min: 0, max: value.max }
}

/** The characters after a defence. */
export function livesAfter(lives: Lives, attack: Attack, defence: Defence): Lives {
  const { to, left, tough, from } = tellOne(lives, attack, defence)
  const after = new Map(lives)
  const before = lives.get(to)?.tough ?? (defence.tough ? 'yes' : 'no')
  // A blow that may come to nothing may leave the tough card there.
  const spent = withoutTough(attack, defence).min > 0 ? 'no' : 'perhaps'
  after.set(to, { ...left, tough: tough ? spent : before })
  const { spill } = defence
  if (spill !== null && from.max > 0) {
    const behind = lives.get(spill.to) ?? { min: spill.remaining, max: spill.remaining, tough: 'no' as const }
    after.set(spill.to, { ...behind, min: Math.max(0, behind.min - spill.damage.max), max: behind.max })
  }
  return after
}

/** What the plan says of each attack, by its key, and the characters before each. */
export interface PlanTold {
  readonly told: ReadonlyMap<string, Told>
  readonly before: ReadonlyMap<string, Lives>
}

export function tellPlan(attacks: readonly Attack[], plan: Plan): PlanTold {
  const told = new Map<string, Told>()
  const before = new Map<string, Lives>()
  let lives: Lives = new Map()
  for (const attack of attacks) {
    const defence = chosenIn(plan, attack)
    before.set(keyOf(attack), lives)
    if (defence === undefined) continue
    told.set(keyOf(attack), tellOne(lives, attack, defence))
    lives = livesAfter(lives, attack, defence)
  }
  return { told, before }
}

/** What all of it comes to. */
export interface PlanSums {
  readonly heroes: Range
  readonly allies: Range
}

export function sumsOf({ told }: PlanTold, isHero: (thing: ThingId) => boolean): PlanSums {
  const all = [...told.values()]
  const hits = all.filter(({ to }) => isHero(to))
  const fallen = all.filter(({ to }) => !isHero(to))
  const count = (...which: readonly Told['falls'][]): number =>
    fallen.filter(({ falls }) => which.includes(falls)).length
  return {
    heroes: {
      min: hits.reduce((sum, { damage }) => sum + damage.min, 0),
      max: hits.reduce((sum, { damage }) => sum + damage.max, 0),
    },
    allies: { min: count('surely'), max: count('surely', 'possibly') },
  }
}
