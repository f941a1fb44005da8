import type { Random } from '../../random.ts'

/** A duel of Dice Throne as one would write it without an engine: the Barbarian (seat 0) and the Gunslinger (seat 1). */

export type Seat = 0 | 1

export type Player = {
  health: number
  cp: number
  hand: string[]
  deck: string[]
  discard: string[]
  dice: number[]
  /** Status tokens; they are never spent here. */
  concussion: boolean
  knockdown: boolean
  bounty: boolean
  evasive: number
  reload: number
}

export type Phase = 'main1' | 'payOff' | 'attempt' | 'defend' | 'prize' | 'main2' | 'sell'

/** An attack from its activation to the end of the roll phase. */
export type Attack = {
  damage: number
  isHalved: boolean
  /**
   * Applied together with the damage: what each side heals, and what the attacker takes, always (`strike`) or only if damage
   * was dealt (`recoil`).
   */
  defenderHeals: number
  attackerHeals: number
  strike: number
  recoil: number
  stuns: boolean
}

export type Duel = {
  players: [Player, Player]
  active: Seat
  turns: number
  phase: Phase
  /** Attempts made in this roll phase. */
  attempts: number
  attack: Attack | null
  /** Who won; 'draw' when both fell at once. */
  outcome: Seat | 'draw' | null
  /** Told of every word of chance, if somebody listens. */
  hear: ((source: string, word: string) => void) | null
}

const mostCp = 15
const mostHealth = 60

export function gainCp(player: Player, n: number): void {
  player.cp = Math.max(0, Math.min(mostCp, player.cp + n))
}

/** Damage and healing of one moment. */
export function applyTo(player: Player, damage: number, heal: number): void {
  player.health = Math.max(0, Math.min(mostHealth, player.health - damage + heal))
}

export function rollDie(duel: Duel, chance: Random, source: string): number {
  const pips = 1 + chance.below(6)
  duel.hear?.(source, String(pips))
  return pips
}

/** One card at random; an empty deck is made again from the discard pile. */
export function draw(duel: Duel, seat: Seat, chance: Random): void {
  const player = duel.players[seat]
  if (player.deck.length === 0) {
    player.deck = player.discard
    player.discard = []
  }
  if (player.deck.length === 0) return
  const place = chance.below(player.deck.length)
  const card = player.deck[place] as string
  player.deck[place] = player.deck.at(-1) as string
  player.deck.pop()
  player.hand.push(card)
  duel.hear?.(`deck.${seat}`, card)
}
