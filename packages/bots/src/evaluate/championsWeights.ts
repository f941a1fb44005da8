import file from '../champions/weights.json' with { type: 'json' }

/** What things are worth in Champions, in the unit of one damage dealt to the villain. */
export const weights = {
  /** Each hit point the villain still has, over all of its stages. */
  villainHitPoint: 1,
  /** The villain stands on its last stage, and what each hit point lent to it counts less than one of its own. */
  lastStage: 0,
  excess: 0,
  /** How much of the hit points that later stages will be lent counts before they are revealed. */
  foresight: 0,
  /** Each threat on the main scheme after the coming villain phase. */
  threat: 0.5,
  /** The end that threatens when there is no room left on the last stage, and how much room for a player is calm. */
  schemeDanger: 18,
  schemeCalm: 3,
  /** The coming villain phase would complete the last stage, as far as can be foreseen. */
  schemeLost: 15,
  /** A stage of the main scheme that is not completed yet. */
  stage: 4,
  /** Each threat on a side scheme. */
  sideThreat: 0.5,
  /** A side scheme that lies there at all. */
  sideScheme: 0.6,
  /** Icons of side schemes, each round again. */
  crisis: 2,
  hazard: 4,
  acceleration: 3,
  /** A minion that faces a player: what it will do, round after round, until it falls. */
  minion: 1.5,
  minionAttack: 2.4,
  minionScheme: 1.4,
  guard: 1.5,
  /** The part of that which goes with its hit points, before it falls. */
  wounded: 0.6,
  /** Each hit point a player has left. */
  hitPoint: 0.75,
  /** The end that threatens a player without hit points after the coming villain phase, and how many of them are calm. */
  danger: 8,
  calm: 3,
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

/** A number for each of them. */
export type Weights = Readonly<Record<keyof typeof weights, number>>

/** The same, learned by playing: `npm run -s train -- champions --weights` writes the file (docs/decisions/053-a-veteran-of-learned-weights.md). */
export const learnedWeights: Weights = { ...weights, ...file.weights }

/** Boost icons to expect on a boost card when the encounter deck is empty and says nothing. */
export const USUAL_BOOST = 1
