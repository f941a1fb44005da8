import { type Card, canPlay, cards } from './cards.ts'
import { availableCombos, type Combo, combos } from './combos.ts'
import { type Cards60, opponent, turnPlayer } from './table.ts'

/** An option key taken apart. */
export type Move =
  | { verb: 'play' | 'target' | 'discard'; arg: Card }
  | { verb: 'keep'; arg: number }
  | { verb: 'combo'; arg: Combo }
  | { verb: 'roll' | 'end'; arg: null }

/** The mask that keeps all five dice. */
export const allDice = 31

const keysOf = <Name extends string>(verb: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `${verb}:${name}`])) as Record<Name, string>

const playKeys = keysOf('play', cards)
const targetKeys = keysOf('target', cards)
const discardKeys = keysOf('discard', cards)
const comboKeys = keysOf('combo', combos)
const keepKeys = Array.from({ length: allDice + 1 }, (_, mask) => `keep:${mask}`)

const moves = new Map<string, Move>([
  ['roll', { verb: 'roll', arg: null }],
  ['end', { verb: 'end', arg: null }],
  ...cards.flatMap((card): [string, Move][] => [
    [playKeys[card], { verb: 'play', arg: card }],
    [targetKeys[card], { verb: 'target', arg: card }],
    [discardKeys[card], { verb: 'discard', arg: card }],
  ]),
  ...keepKeys.map((key, mask): [string, Move] => [key, { verb: 'keep', arg: mask }]),
  ...combos.map((combo): [string, Move] => [comboKeys[combo], { verb: 'combo', arg: combo }]),
])

/** The move an option key stands for, if it is one. */
export function readOption(option: string): Move | undefined {
  return moves.get(option)
}

/** Every legal option of the pick now waited for, in a fixed order. */
export function listOptions(game: Cards60): string[] {
  switch (game.phase) {
    case 'main':
      return menuOptions(game, 'roll')
    case 'after':
      return menuOptions(game, 'end')
    case 'keep':
      return keepKeys.slice()
    case 'combo':
      return availableCombos(game.dice).map((combo) => comboKeys[combo])
    case 'mainTarget':
    case 'afterTarget':
      return distinctKeys(opponent(game).units, targetKeys)
    case 'discard':
      return distinctKeys(turnPlayer(game).hand, discardKeys)
    case 'turnOver':
      return []
  }
}

function menuOptions(game: Cards60, wayOn: 'roll' | 'end'): string[] {
  const options: string[] = []
  for (const card of turnPlayer(game).hand) {
    const key = playKeys[card]
    if (!options.includes(key) && canPlay(game, card)) options.push(key)
  }
  options.push(wayOn)
  return options
}

function distinctKeys(held: readonly Card[], keys: Readonly<Record<Card, string>>): string[] {
  const options: string[] = []
  for (const card of held) if (!options.includes(keys[card])) options.push(keys[card])
  return options
}
