/** Phases that have a short word for narrow places; the engine's names are longer. */
export const shortPhases = [
  'upkeep',
  'income',
  'main_1',
  'offensive_roll',
  'targeting_roll',
  'defensive_roll',
  'main_2',
  'discard',
] as const
