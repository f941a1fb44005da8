import file from './weights.json' with { type: 'json' }

/** What things are worth to heroes. A Health is the measure: everything else is compared with it. */
export const weights = {
  won: 4000,
  /** The game is lost, or a hero has fallen and it will be. Not more, or the worst of a few worlds decides alone. */
  fallen: 2500,
  health: 45,
  /** More for the last Health of a hero. */
  last: 60,
  power: 2,
  /** Hunger adds dice, but who is Ravenous hardly acts and is wounded. */
  hunger: 1,
  ravenous: 40,
  trait: 4,
  citizen: 15,
  /** Every part of the mission that is done, an Objective taken, a citizen rescued and one lost. */
  part: 300,
  taken: 100,
  rescued: 20,
  lost: 20,
  slain: 30,
  /** A hero who has left is safe. */
  escaped: 250,
  /** A goal that is still to be reached, for each point of its weight. */
  goal: 30,
  /** An Action on the way to a goal, for each point of the goal's weight. */
  haste: 8,
  /** An Action on the way of a hero to what it should do. */
  step: 12,
  /** Every step between a hero and the nearest other one: Wounds are shared out among those who stand together. */
  alone: 6,
  /** Anything that is done instead of ending a turn. */
  trouble: 1,
  /** A Wound that is to be feared, and one that nobody could survive. */
  wound: 20,
  doom: 250,
  /** An Enemy on the board, and what each further Danger Level brings. */
  enemy: 6,
  zombieHero: 15,
  danger: 25,
  /** A Spawn symbol that was not drawn for yet. */
  unknown: 20,
} as const

export type Weights = Readonly<Record<keyof typeof weights, number>>

/** The Veteran's: `npm run -s train -- zombies` writes the file. */
export const studiedWeights: Weights = { ...weights, ...file.weights }
