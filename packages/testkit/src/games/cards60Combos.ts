import { type Option, plainOption } from '@quadriga/kernel/author'
import { type Gain, gains } from './cards60Cards.ts'

interface Combo {
  readonly option: Option
  readonly gains: Gain
}

function combo(name: string, given: Partial<Gain>): Combo {
  return { option: plainOption(`combo:${name}`), gains: gains(given) }
}

const focus = combo('focus', { points: 1 })
const pair = combo('pair', { deal: 2 })
const twoPairs = combo('twoPairs', { deal: 2, heal: 1 })
const triple = combo('triple', { deal: 4 })
const smallStraight = combo('smallStraight', { deal: 3, points: 1 })
const fullHouse = combo('fullHouse', { deal: 4, heal: 2 })
const largeStraight = combo('largeStraight', { deal: 7 })
const quad = combo('quad', { deal: 6, draw: 1 })
const five = combo('five', { deal: 10 })

const combos = [focus, pair, twoPairs, triple, smallStraight, fullHouse, largeStraight, quad, five]
const byPick = new Map(combos.map((one) => [one.option.key, one.gains]))

/** What a picked combo gives. */
export function comboGains(pick: string | undefined): Gain {
  return byPick.get(pick as string) as Gain
}

/** What these five dice can be used for, in the order of the rules. */
export function comboOptions(dice: readonly number[]): Option[] {
  const { most, pairs, run } = patternOf(dice)
  const options = [focus.option]
  if (most >= 2) options.push(pair.option)
  if (pairs === 2) options.push(twoPairs.option)
  if (most >= 3) options.push(triple.option)
  if (run >= 4) options.push(smallStraight.option)
  if (most === 3 && pairs === 2) options.push(fullHouse.option)
  if (run === 5) options.push(largeStraight.option)
  if (most >= 4) options.push(quad.option)
  if (most === 5) options.push(five.option)
  return options
}

/** How many dice are alike at most, how many faces come up at least twice, and the longest run of faces. */
function patternOf(dice: readonly number[]): { most: number; pairs: number; run: number } {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < dice.length; i++) counts[dice[i] as number] = (counts[dice[i] as number] as number) + 1
  let most = 0
  let pairs = 0
  let run = 0
  let longest = 0
  for (let face = 1; face < counts.length; face++) {
    const count = counts[face] as number
    if (count > most) most = count
    if (count >= 2) pairs++
    run = count > 0 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return { most, pairs, run: longest }
}
