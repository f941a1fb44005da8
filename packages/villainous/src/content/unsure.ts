/**
 * Values that our sources do not show for certain. Who owns the box can correct them here, and nowhere else: cards,
 * texts, prices and tests follow. Each says where it comes from.
 */
export const unsure = {
  /** Klaw's Strength: found nowhere. Above what Killmonger's Fury and Explosives reach, within reach of his Allies. */
  klawStrength: 5,
  /** How many Allies the Specialty side of the Power Stone shares its tokens among: a picture speaks of up to two. */
  powerStoneAllies: 2,
  /** The price of planting an Explosives with Control the Mines: a fragment of a picture. */
  minesPrice: 2,
  /**
   * Prices of activated abilities in Power. Only Lesson Plan's is seen for certain (Hand of Glory costs the Hero's Strength,
   * and is no number); all others are taken as free.
   */
  activation: {
    nightsword: 0,
    hackingRig: 0,
    assemblyLine: 0,
    trainingDummy: 0,
    photographicReflexes: 0,
    stoneAsItem: 0,
    stoneAsSpecialty: 0,
  },
} as const
