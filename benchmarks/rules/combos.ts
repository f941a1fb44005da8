import type { Random } from '../random.ts'
import { type Cards60, damage, draw, gainPoints, heal, turnPlayer } from './table.ts'

/** What five dice can be used for, in the order in which they are offered. */
export const combos = [
  'focus',
  'pair',
  'twoPairs',
  'triple',
  'smallStraight',
  'fullHouse',
  'largeStraight',
  'quad',
  'five',
] as const

export type Combo = (typeof combos)[number]

/** The combos these dice allow, in the order of `combos`. */
export function availableCombos(dice: readonly number[]): Combo[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[die] = (counts[die] ?? 0) + 1
  let [most, pairs, run, longestRun] = [0, 0, 0, 0]
  for (const count of counts) {
    if (count > most) most = count
    if (count >= 2) pairs += 1
    run = count > 0 ? run + 1 : 0
    if (run > longestRun) longestRun = run
  }
  const available: Combo[] = ['focus']
  if (most >= 2) available.push('pair')
  if (pairs === 2) available.push('twoPairs')
  if (most >= 3) available.push('triple')
  if (longestRun >= 4) available.push('smallStraight')
  if (most === 3 && pairs === 2) available.push('fullHouse')
  if (longestRun === 5) available.push('largeStraight')
  if (most >= 4) available.push('quad')
  if (most === 5) available.push('five')
  return available
}

/** Does what a combo says for the seat in turn. */
export function applyCombo(game: Cards60, combo: Combo, chance: Random): void {
  const player = turnPlayer(game)
  switch (combo) {
    case 'focus':
      return gainPoints(player, 1)
    case 'pair':
      return damage(game, 2)
    case 'twoPairs':
      damage(game, 2)
      return heal(player, 1)
    case 'triple':
      return damage(game, 4)
    case 'smallStraight':
      damage(game, 3)
      return gainPoints(player, 1)
    case 'fullHouse':
      damage(game, 4)
      return heal(player, 2)
    case 'largeStraight':
      return damage(game, 7)
    case 'quad':
      damage(game, 6)
      return draw(player, chance)
    case 'five':
      return damage(game, 10)
  }
}
