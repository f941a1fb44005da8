import type { Random } from '../random.ts'
import { activateUnits, banishUnit, type Card, canPlay, cards, playCard } from './cards.ts'
import { applyCombo, availableCombos, type Combo } from './combos.ts'
import { allDice, readOption } from './options.ts'
import { type Cards60, draw, gainPoints, opponent, type Player, type Seat, turnPlayer } from './table.ts'

const copies = 3
const openingHand = 5
const handLimit = 5

/** Both decks built and hands drawn, before the first turn begins. */
export function setUp(chance: Random, health = 40): Cards60 {
  return {
    players: [newPlayer(chance, health), newPlayer(chance, health)],
    seat: 0,
    phase: 'turnOver',
    dice: [1, 1, 1, 1, 1],
    rerolls: 0,
    winner: null,
  }
}

function newPlayer(chance: Random, health: number): Player {
  const deck = cards.flatMap((card) => Array.from({ length: copies }, () => card))
  const player: Player = {
    health,
    maxHealth: health,
    points: 2,
    shield: 0,
    hand: [],
    deck,
    discard: [],
    units: [],
  }
  for (let drawn = 0; drawn < openingHand; drawn++) draw(player, chance)
  return player
}

/** A game whose first turn has begun. */
export function newGame(chance: Random, health?: number): Cards60 {
  const game = setUp(chance, health)
  beginTurn(game, 0, chance)
  return game
}

/** Makes the move of an option key and whatever follows automatically, up to the next pick. */
export function answer(game: Cards60, option: string, chance: Random): void {
  if (game.winner !== null || !move(game, option, chance)) throw new Error(`illegal option ${option}`)
  if (game.phase === 'turnOver') beginTurn(game, game.seat === 0 ? 1 : 0, chance)
}

function move(game: Cards60, option: string, chance: Random): boolean {
  const move = readOption(option)
  switch (move?.verb) {
    case 'play':
      return play(game, move.arg, chance)
    case 'target':
      return target(game, move.arg, chance)
    case 'roll':
      return roll(game, chance)
    case 'keep':
      return keep(game, move.arg, chance)
    case 'combo':
      return combo(game, move.arg, chance)
    case 'end':
      return end(game)
    case 'discard':
      return discard(game, move.arg)
    case undefined:
      return false
  }
}

/** Begins a seat's turn: units act, 2 points, 2 cards, then the first menu. */
export function beginTurn(game: Cards60, seat: Seat, chance: Random): void {
  game.seat = seat
  game.rerolls = 2
  game.phase = 'main'
  activateUnits(game)
  if (game.winner !== null) return
  const player = turnPlayer(game)
  gainPoints(player, 2)
  draw(player, chance)
  draw(player, chance)
  openMenu(game, chance)
}

// A menu with nothing to play has one way on, which is taken without asking.
function openMenu(game: Cards60, chance: Random): void {
  if (turnPlayer(game).hand.some((card) => canPlay(game, card))) return
  if (game.phase === 'main') roll(game, chance)
  else endTurn(game)
}

/** Plays a card from the hand; false when that is not legal now. */
export function play(game: Cards60, card: Card, chance: Random): boolean {
  if (game.phase !== 'main' && game.phase !== 'after') return false
  if (!turnPlayer(game).hand.includes(card) || !canPlay(game, card)) return false
  playCard(game, card, chance)
  if (game.winner !== null) return true
  if (card === 'banish') askTarget(game, chance)
  else openMenu(game, chance)
  return true
}

// Units of one name are one option, which is taken without asking.
function askTarget(game: Cards60, chance: Random): void {
  game.phase = game.phase === 'main' ? 'mainTarget' : 'afterTarget'
  const [first, ...others] = opponent(game).units
  if (first !== undefined && others.every((unit) => unit === first)) target(game, first, chance)
}

/** Banishes a unit; false when that is not legal now. */
export function target(game: Cards60, unit: Card, chance: Random): boolean {
  if (game.phase !== 'mainTarget' && game.phase !== 'afterTarget') return false
  if (!opponent(game).units.includes(unit)) return false
  banishUnit(game, unit)
  game.phase = game.phase === 'mainTarget' ? 'main' : 'after'
  openMenu(game, chance)
  return true
}

/** Leaves the first menu and rolls all five dice; false when that is not legal now. */
export function roll(game: Cards60, chance: Random): boolean {
  if (game.phase !== 'main') return false
  for (let die = 0; die < 5; die++) game.dice[die] = 1 + chance.below(6)
  game.phase = 'keep'
  return true
}

/** Keeps the dice of the mask and re-rolls the others; false when that is not legal now. */
export function keep(game: Cards60, mask: number, chance: Random): boolean {
  if (game.phase !== 'keep' || !Number.isInteger(mask) || mask < 0 || mask > allDice) return false
  for (let die = 0; die < 5; die++) {
    if ((mask & (1 << die)) === 0) game.dice[die] = 1 + chance.below(6)
  }
  game.rerolls -= 1
  if (mask !== allDice && game.rerolls > 0) return true
  game.phase = 'combo'
  if (availableCombos(game.dice).length === 1) combo(game, 'focus', chance)
  return true
}

/** Uses the dice for a combo; false when that is not legal now. */
export function combo(game: Cards60, name: Combo, chance: Random): boolean {
  if (game.phase !== 'combo' || !availableCombos(game.dice).includes(name)) return false
  applyCombo(game, name, chance)
  if (game.winner !== null) return true
  game.phase = 'after'
  openMenu(game, chance)
  return true
}

/** Leaves the second menu; false when that is not legal now. */
export function end(game: Cards60): boolean {
  if (game.phase !== 'after') return false
  endTurn(game)
  return true
}

/** Discards a card above the hand limit; false when that is not legal now. */
export function discard(game: Cards60, card: Card): boolean {
  const player = turnPlayer(game)
  if (game.phase !== 'discard' || !player.hand.includes(card)) return false
  player.hand.splice(player.hand.indexOf(card), 1)
  player.discard.push(card)
  endTurn(game)
  return true
}

function endTurn(game: Cards60): void {
  game.phase = turnPlayer(game).hand.length > handLimit ? 'discard' : 'turnOver'
}
