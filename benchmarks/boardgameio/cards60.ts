import { checkedGames, runCase } from '../case.ts'
import { pick } from '../random.ts'
import { listOptions, readOption } from '../rules/options.ts'
import { cards60 } from './cards60Game.ts'
import { table } from './framework.ts'

const { start, move } = table(cards60)

runCase((picks, seed) => {
  let state = start(seed)
  let [moves, listed] = [0, 0]
  while (state.ctx.gameover === undefined) {
    const options = listOptions(state.G)
    const option = pick(options, picks)
    const chosen = readOption(option)
    if (chosen === undefined) throw new Error(`unknown option ${option}`)
    state = move(state, chosen.verb, chosen.arg)
    moves += 1
    listed += options.length
  }
  return { moves, options: listed, winner: (state.ctx.gameover as { winner: number }).winner }
}, checkedGames.cards60)
