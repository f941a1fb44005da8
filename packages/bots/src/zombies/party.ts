import type { Decision, Option, query, Rng, ThingId } from '@quadriga/kernel'
import {
  type Attack,
  attacksOf,
  citizenOf,
  enemiesIn,
  heroesIn,
  heroesInPlay,
  heroOf,
  kindOf,
  sideOf,
  tableOf,
  targetsOf,
  zoneOf,
} from '@quadriga/zombies'
import { away, gain, isFree, towards } from './steps.ts'

type Reader = ReturnType<typeof query>

/** From here on a Zombie Hero eats before it is Ravenous. */
const HUNGRY = 3
/** With so many Actions left Enemies of the next zone are shot at before anybody walks. */
const SHOOTS = 2
/** With fewer Actions left nobody opens a door, unless others can still act behind it. */
const OPENS = 3
const OTHERS = 2
/** The Power that is gathered in the first round. */
const GATHERED = 3
/** Where the Hits that Enemies take are this much more than the heroes have to expect, they are left behind. */
const TOO_MANY = 1.25

/**
 * How a party plays that stays together: all go to the goal that is nearest to all, shoot before they walk, fight where they are held if they can,
 * and open doors while somebody can still act.
 */
export function partyDeed(q: Reader, { options, seat }: Decision, rng: Rng): string {
  const hero = heroOf(q, seat)
  const found =
    errand(q, hero, options) ??
    heldDeed(q, hero, options) ??
    shot(q, hero, options, rng) ??
    gathering(q, hero, options) ??
    step(q, hero, options) ??
    options.find(({ key }) => isAttack(key)) ??
    gain(q, seat, options)
  return found?.key ?? 'endTurn'
}

const isAttack = (key: string) => key.startsWith('attack:') || key.startsWith('fire:')
const isAt = (zone: string) => (option: Option) => isAttack(option.key) && option.key.endsWith(`:${zone}`)

/** What is done at once wherever it can be done. */
function errand(q: Reader, hero: ThingId, options: readonly Option[]): Option | undefined {
  const of = (verb: string) => options.filter(({ key }) => key.startsWith(verb))
  const seat = q.thing(hero).owner
  const meals = of('devour:')
  const citizen = meals.find(({ thing }) => kindOf(q, thing) === 'citizen')
  const near = options.some(({ key }) => isAttack(key))
  return (
    of('interact:')[0] ??
    of('rule:').at(-1) ??
    (citizenOf(q, seat) < 0 ? (of('rescue:')[0] ?? citizen) : undefined) ??
    (q.counter(hero, 'hunger') >= HUNGRY ? meals[0] : undefined) ??
    of('use:').find((one) => isFree(q, one)) ??
    (near ? of('use:crush')[0] : undefined)
  )
}

/** Beside Enemies: they are left behind where they are too many, and fought where not. */
function heldDeed(q: Reader, hero: ThingId, options: readonly Option[]): Option | undefined {
  const here = zoneOf(q, hero)
  const foes = enemiesIn(q, here)
  if (foes.length === 0) return undefined
  const { done } = tableOf(q)
  const mates = heroesIn(q, here).filter((one) => one !== hero && !done.includes(q.thing(one).owner))
  const need = foes.reduce((sum, id) => sum + q.stat(id, 'toughness'), 0)
  const might = mates.reduce(
    (sum, mate) => sum + hitsOf(q, mate, q.stat(mate, 'turnActions')),
    hitsOf(q, hero, q.counter(hero, 'actions')),
  )
  if (need > might * TOO_MANY) {
    const way = away(q, here, options) ?? step(q, hero, options)
    if (way?.key.startsWith('move:') === true) return way
  }
  if (q.stat(hero, 'slips') > 0 && need > might) return undefined
  return options.find(isAt(here)) ?? options.find(({ key }) => key.startsWith('devour:'))
}

/** Hits that a hero may expect of so many attacks, with its Power. */
export function hitsOf(q: Reader, hero: ThingId, actions: number): number {
  const rolls = attacksOf(q, q.thing(hero).owner)
    .filter((id) => !(q.definition(id) as unknown as Attack).eats)
    .map((id) => q.stat(id, 'dice') * hitChance(q, id))
  return Math.max(0, ...rolls) * actions + q.counter(hero, 'power') * 0.5
}

function hitChance(q: Reader, attack: ThingId): number {
  return (7 - Math.min(6, q.stat(attack, 'accuracy'))) / 6
}

function shot(q: Reader, hero: ThingId, options: readonly Option[], rng: Rng): Option | undefined {
  if (q.counter(hero, 'actions') < SHOOTS) return undefined
  const here = zoneOf(q, hero)
  const targets = options.filter((one) => isAttack(one.key) && !isAt(here)(one))
  return targets[rng.below(Math.max(1, targets.length))]
}

function gathering(q: Reader, hero: ThingId, options: readonly Option[]): Option | undefined {
  const isFirst = tableOf(q).round === 1 && sideOf(q).gauge === 'power'
  if (!isFirst || q.counter(hero, 'power') >= GATHERED) return undefined
  return options.find(({ key }) => key === 'powerUp')
}

function step(q: Reader, hero: ThingId, options: readonly Option[]): Option | undefined {
  const best = towards(q, hero, zoneOf(q, hero), options, true)
  if (best?.key.startsWith('open:') !== true || q.counter(hero, 'actions') >= OPENS) return best
  const { done } = tableOf(q)
  const others = heroesInPlay(q).filter((one) => one !== hero && !done.includes(q.thing(one).owner))
  return others.length < OTHERS ? undefined : best
}

/** As much Power as the attack is likely to need, and not more. */
export function powerFor(q: Reader, { options, seat }: Decision): string {
  const hero = heroOf(q, seat)
  const [attack] = attacksOf(q, seat)
  const most = options.length - 1
  if (attack === undefined) return `spend:${most}`
  const pierce = q.stat(attack, 'pierce')
  const zone = attacked(q, hero)
  const need = enemiesIn(q, zone).reduce((sum, id) => sum + Math.max(1, q.stat(id, 'toughness') - pierce), 0)
  const dice = Math.ceil(need / hitChance(q, attack) + 0.2) - q.stat(attack, 'dice')
  return `spend:${Math.max(0, Math.min(most, dice))}`
}

/** The zone that a hero is most likely to be attacking: its own, or else that with most Enemies. */
function attacked(q: Reader, hero: ThingId): string {
  const here = zoneOf(q, hero)
  if (enemiesIn(q, here).length > 0) return here
  const { owner } = q.thing(hero)
  const zones = attacksOf(q, owner).flatMap((attack) => targetsOf(q, owner, attack))
  return zones.toSorted((a, b) => enemiesIn(q, b).length - enemiesIn(q, a).length)[0] ?? here
}
