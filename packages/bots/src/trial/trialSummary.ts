import type { TrialGame } from './trialGame.ts'

/** A share of games with the interval in which the true share lies nineteen times of twenty. */
export interface Share {
  readonly of: number
  readonly n: number
  readonly low: number
  readonly high: number
}

/** What a trial says of one card. */
export interface CardReport {
  readonly card: string
  readonly drawn: number
  readonly played: number
  readonly paid: number
  /** Copies that came into the hand and did nothing. */
  readonly dead: number
  /** Games in which it was played, and how many of those were won. */
  readonly games: number
  readonly won: number
}

export interface TrialSummary {
  readonly wins: Share
  readonly rounds: number
  readonly turns: number
  readonly unspent: number
  /** The card that stayed dead most often first. */
  readonly cards: readonly CardReport[]
}

const NINETEEN_OF_TWENTY = 1.96

/** Wilson's interval: it holds for few games and for shares near 0 and 1 too. */
export function shareOf(n: number, of: number): Share {
  if (of === 0) return { of, n, low: 0, high: 1 }
  const z2 = NINETEEN_OF_TWENTY ** 2
  const p = n / of
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of)
  const half = (NINETEEN_OF_TWENTY / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return { of, n, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export function summaryOf(games: readonly TrialGame[]): TrialSummary {
  const sum = (read: (game: TrialGame) => number): number => games.reduce((all, game) => all + read(game), 0)
  return {
    wins: shareOf(
      sum(({ won }) => Number(won)),
      games.length,
    ),
    rounds: games.length === 0 ? 0 : sum(({ rounds }) => rounds) / games.length,
    turns: sum(({ turns }) => turns),
    unspent: sum(({ unspent }) => unspent),
    cards: cardsIn(games),
  }
}

function cardsIn(games: readonly TrialGame[]): readonly CardReport[] {
  const names = [...new Set(games.flatMap(({ cards }) => Object.keys(cards)))].toSorted()
  return names
    .map((card): CardReport => {
      const uses = games.flatMap(({ cards, won }) =>
        cards[card] === undefined ? [] : [{ ...cards[card], won }],
      )
      const sum = (read: (use: (typeof uses)[number]) => number) =>
        uses.reduce((all, use) => all + read(use), 0)
      const [drawn, played, paid] = [sum((u) => u.drawn), sum((u) => u.played), sum((u) => u.paid)]
      const inPlay = uses.filter((use) => use.played > 0)
      const won = inPlay.filter((use) => use.won).length
      return {
        card,
        drawn,
        played,
        paid,
        dead: Math.max(0, drawn - played - paid),
        games: inPlay.length,
        won,
      }
    })
    .toSorted((a, b) => b.dead / Math.max(1, b.drawn) - a.dead / Math.max(1, a.drawn))
}

/** Whether one share of wins is above or below another by more than chance would make it; 'unclear' otherwise. */
export function comparedShares(one: Share, other: Share): 'better' | 'worse' | 'unclear' {
  if (one.of === 0 || other.of === 0) return 'unclear'
  const [p, q] = [one.n / one.of, other.n / other.of]
  // Newcombe's interval for a difference, from the intervals of both.
  const low = p - q - Math.sqrt((p - one.low) ** 2 + (other.high - q) ** 2)
  const high = p - q + Math.sqrt((one.high - p) ** 2 + (q - other.low) ** 2)
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'unclear'
}
