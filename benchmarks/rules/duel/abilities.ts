import type { Random } from '../../random.ts'
import { type Attack, type Duel, gainCp, type Player, rollDie, type Seat } from './table.ts'

type Needs = Readonly<Record<string, number>> | 'small' | 'large'
type Effect = (duel: Duel, attack: Attack, own: Player, other: Player, chance: Random) => Kind
/** What the text makes of the ability: an attack that can be defended, one that cannot, or none. */
type Kind = 'normal' | 'undefendable' | 'none'

export type Ability = { key: string; needs: Needs; effect: Effect }

export const faces = [
  ['sword', 'sword', 'sword', 'life', 'life', 'pow'],
  ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye'],
] as const

const hit =
  (n: number, kind: Kind = 'normal'): Effect =>
  (_duel, attack) => {
    attack.damage += n
    return kind
  }

const healing =
  (n: number): Effect =>
  (_duel, attack) => {
    attack.attackerHeals += n
    return 'none'
  }

const gainEvasive = (player: Player, n: number) => {
  player.evasive = Math.min(3, player.evasive + n)
}

function ability(key: string, needs: Needs, effect: Effect): Ability {
  return { key: `activate:${key}`, needs, effect }
}

const tiers = (key: string, symbol: string, effects: readonly Effect[]): Ability[] =>
  effects.map((effect, i) => ability(`${key}/${i + 3}`, { [symbol]: i + 3 }, effect))

const barbarian: readonly Ability[] = [
  ...tiers('barbarian/smack', 'sword', [hit(4), hit(6), hit(8)]),
  ability('barbarian/sturdy_blow', { sword: 2, pow: 2 }, hit(4, 'undefendable')),
  ability('barbarian/mighty_blow', 'small', hit(9)),
  ability('barbarian/crit_bash', { pow: 4 }, (_duel, attack) => {
    attack.stuns = true
    attack.damage += 5
    return 'undefendable'
  }),
  ...tiers('barbarian/fortitude', 'life', [healing(4), healing(5), healing(6)]),
  ability('barbarian/overpower', { sword: 3, pow: 2 }, (duel, attack, _own, other, chance) => {
    let total = 0
    for (let die = 0; die < 3; die++) total += rollDie(duel, chance, 'effect.0')
    attack.damage += total
    if (total >= 14) other.concussion = true
    return 'normal'
  }),
  ability('barbarian/reckless', 'large', (_duel, attack) => {
    attack.damage += 15
    attack.recoil = 4
    return 'normal'
  }),
  ability('barbarian/rage', { pow: 5 }, (_duel, attack) => {
    attack.stuns = true
    attack.damage += 15
    return 'undefendable'
  }),
]

const gunslinger: readonly Ability[] = [
  ...tiers('gunslinger/revolver', 'bullet', [hit(3), hit(4), hit(5)]),
  ability('gunslinger/bounty_hunter', { bullet: 2, bullseye: 2 }, (_duel, attack, _own, other) => {
    other.bounty = true
    attack.damage += 1
    return 'undefendable'
  }),
  ability('gunslinger/showdown', 'small', (duel, attack, _own, _other, chance) => {
    const mine = rollDie(duel, chance, 'effect.1')
    const theirs = rollDie(duel, chance, 'effect.0')
    attack.damage += mine >= theirs ? 7 : 5
    return 'normal'
  }),
  ability('gunslinger/deadeye', { bullseye: 4 }, (_duel, attack, _own, other) => {
    other.knockdown = true
    attack.damage += 6
    return 'undefendable'
  }),
  ability('gunslinger/take_cover', { bullet: 2, dash: 3 }, (_duel, attack, own) => {
    gainEvasive(own, 1)
    attack.damage += 5
    return 'normal'
  }),
  ability('gunslinger/fan_the_hammer', 'large', (_duel, attack, own) => {
    gainEvasive(own, 2)
    attack.damage += 7
    return 'normal'
  }),
  ability('gunslinger/fill_em_with_lead', { bullseye: 5 }, (_duel, attack, own, other) => {
    gainEvasive(own, 1)
    other.bounty = true
    other.knockdown = true
    attack.damage += 10
    return 'undefendable'
  }),
]

export const boards: readonly (readonly Ability[])[] = [barbarian, gunslinger]
export const defences = ['defend:barbarian/thick_skin', 'defend:gunslinger/duel'] as const

export function meets(seat: Seat, dice: readonly number[], needs: Needs): boolean {
  if (needs === 'small' || needs === 'large') return hasRun(dice, needs === 'small' ? 4 : 5)
  for (const symbol in needs) {
    let count = 0
    for (let die = 0; die < 5; die++) if (faces[seat][(dice[die] as number) - 1] === symbol) count++
    if (count < (needs[symbol] as number)) return false
  }
  return true
}

function hasRun(dice: readonly number[], length: number): boolean {
  let run = 0
  for (let n = 1; n <= 6; n++) {
    run = dice.includes(n) ? run + 1 : 0
    if (run === length) return true
  }
  return false
}

/** A Bounty pays when its holder is attacked, and adds one damage. */
export function collectBounty(attack: Attack, own: Player, other: Player): void {
  if (!other.bounty) return
  attack.damage += 1
  gainCp(own, 1)
}
