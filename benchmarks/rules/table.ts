import type { Random } from '../random.ts'
import type { Card } from './cards.ts'

export type Seat = 0 | 1

export type Player = {
  health: number
  maxHealth: number
  points: number
  shield: number
  hand: Card[]
  /** Has no order: a draw takes any card of it. */
  deck: Card[]
  discard: Card[]
  units: Card[]
}

/** Where the turn stands; all but `turnOver` are waiting for a pick. */
export type Phase =
  | 'main'
  | 'mainTarget'
  | 'keep'
  | 'combo'
  | 'after'
  | 'afterTarget'
  | 'discard'
  | 'turnOver'

export type Cards60 = {
  players: [Player, Player]
  seat: Seat
  phase: Phase
  dice: number[]
  rerolls: number
  winner: Seat | null
}

const pointLimit = 10
const shieldLimit = 6

/** The player whose turn it is. */
export function turnPlayer(game: Cards60): Player {
  return game.players[game.seat]
}

/** The player whose turn it is not. */
export function opponent(game: Cards60): Player {
  return game.players[game.seat === 0 ? 1 : 0]
}

/** Deals damage to the opponent of the seat in turn: shield first, then health. */
export function damage(game: Cards60, amount: number): void {
  const target = opponent(game)
  const prevented = Math.min(target.shield, amount)
  target.shield -= prevented
  target.health -= amount - prevented
  if (target.health <= 0) game.winner = game.seat
}

/** Heals, never above the health the player began with. */
export function heal(player: Player, amount: number): void {
  player.health = Math.min(player.maxHealth, player.health + amount)
}

/** Gains points, at most up to the limit. */
export function gainPoints(player: Player, amount: number): void {
  player.points = Math.min(pointLimit, player.points + amount)
}

/** Gains shield, at most up to the limit. */
export function shield(player: Player, amount: number): void {
  player.shield = Math.min(shieldLimit, player.shield + amount)
}

/** Draws one card at random; an empty deck first takes the discard pile back. */
export function draw(player: Player, chance: Random): void {
  if (player.deck.length === 0) {
    player.deck = player.discard
    player.discard = []
  }
  if (player.deck.length === 0) return
  const last = player.deck.pop() as Card
  const place = chance.below(player.deck.length + 1)
  const drawn = player.deck[place] ?? last
  if (place < player.deck.length) player.deck[place] = last
  player.hand.push(drawn)
}
