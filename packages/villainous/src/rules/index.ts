import { activate } from './activate.ts'
import { discardCards } from './discardCards.ts'
import { fate } from './fate.ts'
import { lookAhead } from './lookAhead.ts'
import { moveFigure } from './moveFigure.ts'
import { play } from './play.ts'
import { relocate } from './relocate.ts'
import { revealUntil } from './revealUntil.ts'
import { searchDeck } from './searchDeck.ts'
import { stoneEntry } from './stoneEntry.ts'
import { take } from './take.ts'
import { turn } from './turn.ts'
import { vanquish } from './vanquish.ts'

/** Every procedure of the rulebook and of the villain guides. */
export const rules = [
  turn,
  moveFigure,
  take,
  play,
  relocate,
  vanquish,
  fate,
  discardCards,
  activate,
  stoneEntry,
  revealUntil,
  searchDeck,
  lookAhead,
]
