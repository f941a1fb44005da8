/** What things are worth in Champions, in the unit of one damage dealt to the villain. */
export const weights = {
  /** Each hit point the villain still has, over all of its stages. */
  villainHitPoint: 1,
  /** A main scheme about to be completed; it grows with the square of how full it will be. */
  fullScheme: 14,
  /** The next villain phase would complete the scheme, as far as can be foreseen: the last one, or an earlier stage. */
  schemeLost: 25,
  stageLost: 8,
  /** Each threat by which a bad villain phase could complete the scheme. */
  schemeExposed: 2,
  /** Each threat on a side scheme. */
  sideThreat: 0.5,
  /** A side scheme that lies there at all. */
  sideScheme: 0.6,
  /** Icons of side schemes, each round again. */
  crisis: 1.2,
  hazard: 2,
  acceleration: 1.5,
  /** A minion that faces a player, its powers and its hit points. */
  minion: 1.2,
  minionPower: 1,
  minionHitPoint: 0.6,
  guard: 1,
  /** Each hit point a player has left. */
  hitPoint: 0.75,
  /** A player who may fall in the next villain phase: for each hit point that is missing for being safe. */
  exposed: 1.6,
  /** A player out of the game. */
  eliminated: 60,
  /** An ally that can take a blow, each point of its better power for each time it can use it. */
  ally: 1.6,
  allyPower: 0.7,
  /** A card that stays in play, for each point of its cost, and for each counter it still has. */
  inPlay: 0.8,
  inPlayCost: 1.3,
  counter: 1.1,
  /** A resource to spend: a card of the hand at the start of a turn. */
  card: 1.2,
  /** A card kept over the end of the turn instead of a card drawn; one that answers in the villain phase. */
  keptCard: 0.1,
  keptAnswer: 1,
  /** A character that can still act, for each point of its better power. */
  ready: 1,
  /** Status cards on a player, and on an enemy (a minion's count half). */
  stunnedHero: -2,
  confusedHero: -1.2,
  toughHero: 2.5,
  stunnedEnemy: 2.6,
  confusedEnemy: 1.2,
  toughEnemy: -2.2,
  /** An attachment of the scenario, and what it has soaked up already. */
  attachment: -1.5,
  soaked: 0.5,
} as const

/** Boost icons to expect on a boost card when the encounter deck is empty and says nothing. */
export const USUAL_BOOST = 1

/** Threat beyond the expected that a bad villain phase brings for a player, by form: an alter-ego is schemed against twice. */
export const WORSE_THREAT = { hero: 2, alterEgo: 4 } as const
