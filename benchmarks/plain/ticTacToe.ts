import { checkedGames, runCase } from '../case.ts'
import { pick } from '../random.ts'
import { answer, listOptions, newGame } from '../rules/ticTacToe.ts'

runCase((picks) => {
  const game = newGame()
  let [moves, listed] = [0, 0]
  while (game.winner === null) {
    const options = listOptions(game.cells)
    answer(game, pick(options, picks))
    moves += 1
    listed += options.length
  }
  return { moves, options: listed, winner: game.winner === 'draw' ? -1 : game.winner }
}, checkedGames.ticTacToe)
