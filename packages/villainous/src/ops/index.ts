import { characterOps } from './characters.ts'
import { deckOps } from './decks.ts'
import { effectOps } from './effects.ts'
import { namedOps } from './named.ts'
import { numberOps } from './numbers.ts'
import { objectiveOps } from './objectives.ts'
import { patternOps } from './patterns.ts'
import { placeOps } from './places.ts'
import { replacementOps } from './replacements.ts'

/** Every word of the game's language. */
export const ops = [
  ...characterOps,
  ...placeOps,
  ...numberOps,
  ...patternOps,
  ...namedOps,
  ...effectOps,
  ...deckOps,
  ...replacementOps,
  ...objectiveOps,
]
