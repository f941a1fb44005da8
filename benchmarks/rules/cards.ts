import type { Random } from '../random.ts'
import {
  type Cards60,
  damage,
  draw,
  gainPoints,
  heal,
  opponent,
  type Player,
  shield,
  turnPlayer,
} from './table.ts'

/** The ten cards of cards60; each deck holds three of each. */
export const cards = [
  'strike',
  'drain',
  'mend',
  'guard',
  'study',
  'coin',
  'tinker',
  'wolf',
  'medic',
  'banish',
] as const

/** A card's name; copies are interchangeable, so the name is all a card is. */
export type Card = (typeof cards)[number]

const cost: Readonly<Record<Card, number>> = {
  strike: 1,
  drain: 2,
  mend: 1,
  guard: 1,
  study: 1,
  coin: 0,
  tinker: 0,
  wolf: 2,
  medic: 2,
  banish: 1,
}

const unitLimit = 4

/** Whether the seat in turn may play this card of its hand now. */
export function canPlay(game: Cards60, card: Card): boolean {
  const player = turnPlayer(game)
  if (cost[card] > player.points) return false
  switch (card) {
    case 'tinker':
      return game.phase === 'main'
    case 'wolf':
    case 'medic':
      return player.units.length < unitLimit
    case 'banish':
      return opponent(game).units.length > 0
    default:
      return true
  }
}

/** Pays for a card, takes it from the hand and does what it says. */
export function playCard(game: Cards60, card: Card, chance: Random): void {
  const player = turnPlayer(game)
  player.points -= cost[card]
  player.hand.splice(player.hand.indexOf(card), 1)
  if (card === 'wolf' || card === 'medic') {
    player.units.push(card)
    return
  }
  player.discard.push(card)
  resolve(game, player, card, chance)
}

function resolve(game: Cards60, player: Player, card: Exclude<Card, 'wolf' | 'medic'>, chance: Random): void {
  switch (card) {
    case 'strike':
      return damage(game, 4)
    case 'drain':
      damage(game, 2)
      return heal(player, 2)
    case 'mend':
      return heal(player, 2)
    case 'guard':
      return shield(player, 2)
    case 'study':
      draw(player, chance)
      return draw(player, chance)
    case 'coin':
      return gainPoints(player, 2)
    case 'tinker':
      game.rerolls += 1
      return
    case 'banish':
      // Its target is the next pick.
      return
  }
}

/** Sends the first unit of that name from the other board to its owner's discard pile. */
export function banishUnit(game: Cards60, unit: Card): void {
  const owner = opponent(game)
  owner.units.splice(owner.units.indexOf(unit), 1)
  owner.discard.push(unit)
}

/** What the units on the board of the seat in turn do at the start of its turn. */
export function activateUnits(game: Cards60): void {
  const player = turnPlayer(game)
  for (const unit of player.units) {
    if (unit === 'wolf') damage(game, 1)
    else heal(player, 1)
  }
}
