import type { CaseSummary, GameName, GameSummary } from './summary.ts'

/**
 * Refuses a comparison of sides that did not play the same game. Tic-tac-toe has no chance in it, so the checked games
 * must be the same to the last move. In cards60 each side has its own dice, so lengths and lists may differ by
 * what luck explains: from game to game the length varies by two fifths, the options per pick by a fortieth.
 */
export function checkAgreement(game: GameName, { cases }: GameSummary): void {
  const played = Object.entries(cases)
  for (const [index, [side, one]] of played.entries()) {
    for (const [otherSide, other] of played.slice(index + 1)) {
      const difference = game === 'ticTacToe' ? differentGames(one, other) : differentMeans(one, other)
      if (difference) throw new Error(`${side} and ${otherSide} do not play the same ${game}: ${difference}`)
    }
  }
}

function differentGames(one: CaseSummary, other: CaseSummary): string | undefined {
  const [a, b] = [one.checksums.join(' '), other.checksums.join(' ')]
  return a === b ? undefined : `checksums ${a} and ${b}`
}

function differentMeans(one: CaseSummary, other: CaseSummary): string | undefined {
  const few = 1 / Math.sqrt(Math.min(one.games, other.games))
  if (apart(one.movesPerGame, other.movesPerGame) > 0.01 + 5 * 0.4 * few)
    return `${one.movesPerGame} and ${other.movesPerGame} moves a game`
  if (apart(one.optionsPerMove, other.optionsPerMove) > 0.01 + 5 * 0.025 * few)
    return `${one.optionsPerMove} and ${other.optionsPerMove} options a pick`
  return undefined
}

function apart(a: number, b: number): number {
  return Math.abs(a - b) / Math.max(a, b)
}
