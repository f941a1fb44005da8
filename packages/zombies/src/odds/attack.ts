import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { attackCard, heroOf, isChampion, zoneOf } from '../query/pieces.ts'
import { attacksAt, freeFor, handAttack, handIn, handTargets, hittable } from '../query/actions.ts'
import { devourOf, diceOf, edible, priorityOf } from '../query/hunger.ts'
import { attackWith, handAttackAt } from '../rules/attackAction.ts'
import { fightsBack, saved, spent, toughnessIn } from '../rules/assign.ts'

/** What an attack at a zone may come to. */
export interface AttackOdds {
  readonly attack: ThingId
  readonly type: 'melee' | 'ranged'
  /** Power that may be spent on it: by how much, what it may come to. */
  readonly byPower: readonly HitOdds[]
  /** Enemies of the zone in the order in which Hits must be spent on them; those of one rank together. */
  readonly order: readonly TargetRank[]
  /** The player may spend Hits in any order. */
  readonly isFree: boolean
  /** The target rolls a die for each Hit and may stand all of them. */
  readonly resists: boolean
}

export interface TargetRank {
  readonly face: string
  readonly n: number
  readonly toughness: number
  readonly rank: number
}

/** The odds of one throw. */
export interface HitOdds {
  readonly power: number
  readonly dice: number
  /** The least number that hits. */
  readonly hitsOn: number
  readonly explodes: boolean
  /** By the number of Hits, from none on: how likely, and who falls then. */
  readonly hits: readonly {
    readonly hits: number
    readonly chance: number
    readonly fallen: readonly Fallen[]
  }[]
  /** How many figures fall on average, and how likely at least one does. */
  readonly mean: number
  readonly any: number
}

export interface Fallen {
  readonly face: string
  readonly n: number
}

/** The numbers of an attack that its dice need. */
type Numbers = ReturnType<typeof attackWith>

/** Every attack of a hero that can aim at a zone, with its odds: what reactions may add later is not among them. */
export function attackOdds(q: Query, seat: Seat, zone: string): AttackOdds[] {
  const fixed = (freeFor(q, seat, 'attack')?.dice ?? -1) >= 0
  const power = fixed ? 0 : q.counter(heroOf(q, seat), 'power')
  return attacksAt(q, seat, zone).map((attack) => {
    const at = (n: number) => oddsOf(q, attackWith(q, seat, attack, zone, n))
    return {
      attack,
      type: attackCard(q, attack).type,
      byPower: Array.from({ length: power + 1 }, (_, n) => at(n)),
      ...orderOf(q, attackWith(q, seat, attack, zone, 0)),
    }
  })
}

/** The Sentinel Hand at a zone; null where it cannot be used there. */
export function handOdds(q: Query, seat: Seat, zone: string): AttackOdds | null {
  const hand = handIn(q)
  if (!q.exists(hand) || handAttack(q, hand) === '' || !handTargets(q, hand).includes(zone)) return null
  const numbers = handAttackAt(q, seat, zone)
  const { attack, type } = numbers
  return { attack, type, byPower: [oddsOf(q, numbers)], ...orderOf(q, numbers) }
}

/** A Zombie Hero devours somebody of its zone; null where that one cannot be eaten. */
export function devourOdds(q: Query, seat: Seat, target: ThingId): AttackOdds | null {
  const attack = devourOf(q, seat)
  if (attack === undefined || !edible(q, seat).includes(target)) return null
  const numbers = { ...attackWith(q, seat, attack, zoneOf(q, heroOf(q, seat)), 0), target }
  return { attack, type: numbers.type, byPower: [oddsOf(q, numbers)], ...orderOf(q, numbers) }
}

function orderOf(q: Query, numbers: Numbers): Pick<AttackOdds, 'order' | 'isFree' | 'resists'> {
  const targets = targetsOf(q, numbers)
  const ranks = [...new Set(targets.map(({ rank }) => rank))].sort((a, b) => a - b)
  const faces = [...new Set(targets.map(({ face }) => face))]
  const order = faces
    .map((face) => {
      const own = targets.filter((one) => one.face === face)
      const { toughness = 1, rank = 0 } = own[0] ?? {}
      return { face, n: own.length, toughness, rank: ranks.indexOf(rank) + 1 }
    })
    .sort((a, b) => a.rank - b.rank)
  return { order, isFree: numbers.ignoresPriority, resists: fightsBack(q, numbers.target) }
}

interface Standing {
  readonly face: string
  readonly toughness: number
  readonly rank: number
}

function targetsOf(q: Query, numbers: Numbers): Standing[] {
  const { hero, zone, eats, target, sparesHeroes } = numbers
  const met = eats
    ? [target]
    : hittable(q, zoneOf(q, hero), zone).filter((id) => !(sparesHeroes && isChampion(q, id)))
  return met.map((id) => ({
    face: q.thing(id).face,
    toughness: toughnessIn(q, numbers, id),
    rank: priorityOf(q, id),
  }))
}

/** How likely one die of somebody who fights back is to stand its Hit. */
const STANDS = (7 - saved) / 6

function oddsOf(q: Query, numbers: Numbers): HitOdds {
  const { accuracy, bonus, power, explodes, sixes, hits } = numbers
  const dice = diceOf(q, numbers)
  const hitsOn = Math.max(1, Math.min(7, accuracy - bonus))
  const standing = targetsOf(q, numbers)
  const resists = fightsBack(q, numbers.target)
  const found = new Map<number, { chance: number; fallen: readonly Fallen[]; most: number }>()
  let mean = 0
  let any = 0
  for (const { plain, six, chance } of throws(dice, hitsOn, explodes)) {
    const packets = [...new Array<number>(six).fill(sixes), ...new Array<number>(plain).fill(hits)]
    const total = packets.reduce((sum, n) => sum + n, 0)
    const fallen = felled(standing, packets, numbers.ignoresPriority)
    const count = fallen.reduce((sum, { n }) => sum + n, 0)
    const known = found.get(total) ?? { chance: 0, fallen: [], most: -1 }
    // Throws with the same Hits may fell different Enemies: the likelier one is named.
    const isLikelier = chance > known.most
    found.set(total, {
      chance: known.chance + chance,
      fallen: isLikelier ? fallen : known.fallen,
      most: Math.max(chance, known.most),
    })
    const stands = resists ? STANDS ** total : 0
    mean += chance * count * (1 - stands)
    any += count > 0 ? chance * (1 - stands) : 0
  }
  const all = [...found].sort(([a], [b]) => a - b)
  return {
    power,
    dice,
    hitsOn,
    explodes: explodes > 0,
    hits: all.map(([n, { chance, fallen }]) => ({ hits: n, chance, fallen })),
    mean,
    any,
  }
}

interface Throw {
  /** Dice that hit without a 6, and with one. */
  readonly plain: number
  readonly six: number
  readonly chance: number
}

/** What is so unlikely is left out: dice that roll further dice could go on for ever. */
const NEVER = 1e-9

/** Every throw by its Hits. A natural 6 may roll further dice. */
function throws(dice: number, hitsOn: number, explodes: number): Throw[] {
  const pSix = hitsOn <= 6 ? 1 / 6 : 0
  const pPlain = Math.max(0, 6 - hitsOn) / 6
  // A 6 that misses may still roll on; where nothing hits there is nothing to count.
  let open = new Map([[`0 0 ${dice}`, 1]])
  const done = new Map<string, number>()
  const add = (to: Map<string, number>, key: string, chance: number): void => {
    to.set(key, (to.get(key) ?? 0) + chance)
  }
  while (open.size > 0) {
    const next = new Map<string, number>()
    for (const [key, chance] of open) {
      const [plain = 0, six = 0, left = 0] = key.split(' ').map(Number)
      if (left === 0 || chance < NEVER) {
        add(done, `${plain} ${six}`, chance)
        continue
      }
      if (pSix > 0) add(next, `${plain} ${six + 1} ${left - 1 + explodes}`, chance * pSix)
      if (pPlain > 0) add(next, `${plain + 1} ${six} ${left - 1}`, chance * pPlain)
      const misses = 1 - pSix - pPlain
      if (misses > 0) add(next, `${plain} ${six} ${left - 1}`, chance * misses)
    }
    open = next
  }
  return [...done].map(([key, chance]) => {
    const [plain = 0, six = 0] = key.split(' ').map(Number)
    return { plain, six, chance }
  })
}

/** Who falls: class by class, in a class the weakest first, as one would choose. */
function felled(standing: readonly Standing[], packets: readonly number[], isFree: boolean): Fallen[] {
  let left = [...packets]
  let open = [...standing]
  const fallen: string[] = []
  for (;;) {
    const total = left.reduce((sum, n) => sum + n, 0)
    const first = Math.min(...open.map(({ rank }) => rank))
    const weak = open
      .filter(({ rank, toughness }) => (isFree || rank === first) && toughness <= total)
      .sort((a, b) => a.toughness - b.toughness)
    const [next] = weak
    if (next === undefined) break
    left = spent(left, next.toughness)
    open = open.filter((one) => one !== next)
    fallen.push(next.face)
  }
  return [...new Set(fallen)].map((face) => ({ face, n: fallen.filter((one) => one === face).length }))
}
