import { checkedGames, runCase } from '../case.ts'
import { pick, random } from '../random.ts'
import { answer, newGame } from '../rules/cards60.ts'
import { listOptions } from '../rules/options.ts'

runCase((picks, seed) => {
  const chance = random(seed)
  const game = newGame(chance)
  let [moves, listed] = [0, 0]
  while (game.winner === null) {
    const options = listOptions(game)
    answer(game, pick(options, picks), chance)
    moves += 1
    listed += options.length
  }
  return { moves, options: listed, winner: game.winner }
}, checkedGames.cards60)
