/** What things are worth in Dice Throne, in the unit of one point of health. */
export const weights = {
  /** What opponents have, against what one has oneself. */
  theirs: 1,
  health: 1,
  /** The last points are worth more: this much, divided by the points and a little more. */
  lastHealth: 40,
  /** Combat points, the first ten and the others. */
  cp: 0.55,
  spareCp: 0.15,
  /** A card in hand that may still be played, a card that is of no use any more, and one above the limit. */
  card: 0.9,
  uselessCard: 0.3,
  spareCard: 0.35,
  /** An upgrade on the board and each point of its cost; more as long as the fight lasts. */
  upgrade: 0.7,
  upgradeCost: 0.85,
  /** A companion; one that can be hurt and is up, and each point of its health. */
  companion: 1,
  companionUp: 6,
  companionHealth: 0.8,
  /** A bot that was built, and one that was made better: they serve to the end of the fight. */
  bot: 5,
  improvedBot: 8,
  /** Status tokens, to the player who holds them. */
  positive: 1.8,
  /** One of many that are saved up to be spent by twos and threes. */
  store: 1,
  negative: -1.8,
  unique: 1.2,
  stun: -7,
  lostTurn: -6,
  ransom: -1.3,
  lostIncome: -1.4,
  saves: 10,
  shrouds: 4,
  explodes: -0.8,
  attemptPrice: -1.5,
} as const

export type Weights = Readonly<Record<keyof typeof weights, number>>

export const CP_WANTED = 10
export const HAND_LIMIT = 6
/** Health at the start of a duel: how long the fight still lasts is told by it. */
export const LONG_FIGHT = 50
