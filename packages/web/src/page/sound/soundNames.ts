export const soundNames = [
  'cardPlayed',
  'cardDrawn',
  'damage',
  'heal',
  'threat',
  'enemyDefeated',
  'diceRoll',
  'dieKept',
  'phase',
  'yourTurn',
  'refusal',
  'win',
  'loss',
] as const

/** The sounds of a table. */
export type SoundName = (typeof soundNames)[number]
