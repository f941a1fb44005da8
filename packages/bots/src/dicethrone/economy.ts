/** How points, cards and upgrades are judged by somebody who knows what single cards are good for, and sells the others. */
export interface Economy {
  /** What an upgrade brings in a turn, for each point of its cost. */
  readonly upgradeTurn: number
  /** What an action card of a hero is worth that costs nothing, and any card in a hand that one does not see. */
  readonly ownCard: number
  readonly hiddenCard: number
  /** How many times as much as the card before it each further card of a hand counts, the best ones first. */
  readonly furtherCard: number
  /** What single action cards are worth, by their face. */
  readonly cards: ReadonlyMap<string, number>
}

type Named = Readonly<Record<string, number>>

/** Reads it from weights by name, single cards as `card not_this_time`; a style may value upgrades and cards more or less. */
export function economyOf(weights: Named): Economy {
  const names = Object.keys(weights).filter((name) => name.startsWith(CARD))
  return {
    upgradeTurn: weights['upgradeTurn'] ?? 0.27,
    ownCard: weights['ownCard'] ?? 1.3,
    hiddenCard: weights['hiddenCard'] ?? 1.2,
    furtherCard: weights['furtherCard'] ?? 0.88,
    cards: new Map(names.map((name) => [name.slice(CARD.length), weights[name] ?? 0])),
  }
}

const CARD = 'card '

/** The same for somebody to whom upgrades and cards are worth so many times as much. */
export function styledEconomy(economy: Economy, upgrades: number, cards: number): Economy {
  return {
    ...economy,
    upgradeTurn: economy.upgradeTurn * upgrades,
    ownCard: economy.ownCard * cards,
    cards: new Map([...economy.cards].map(([face, worth]) => [face, worth * cards])),
  }
}
