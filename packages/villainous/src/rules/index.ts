import { activate } from './activate.ts'
import { aftermath, comeBack } from './aftermath.ts'
import { arrival } from './arrival.ts'
import { bring } from './bring.ts'
import { resolveCrisis } from './crisis.ts'
import { defeatAll } from './defeatAll.ts'
import { discardCards } from './discardCards.ts'
import { fate } from './fate.ts'
import { fetch } from './fetch.ts'
import { hire } from './hire.ts'
import { lookAhead } from './lookAhead.ts'
import { discardFromHand } from './discardFromHand.ts'
import { moveFigure } from './moveFigure.ts'
import { nameKind } from './nameKind.ts'
import { playHero } from './playHero.ts'
import { play } from './play.ts'
import { offerActivation } from './offerActivation.ts'
import { redeploy } from './redeploy.ts'
import { reinforce } from './reinforce.ts'
import { relocate } from './relocate.ts'
import { revealUntil } from './revealUntil.ts'
import { searchDeck } from './searchDeck.ts'
import { stoneEntry } from './stoneEntry.ts'
import { strike } from './strike.ts'
import { take } from './take.ts'
import { turn } from './turn.ts'
import { use } from './use.ts'
import { sweep, vanquish } from './vanquish.ts'

/** Every procedure of the rulebook and of the villain guides. */
export const rules = [
  turn,
  moveFigure,
  take,
  play,
  relocate,
  vanquish,
  sweep,
  fate,
  discardCards,
  discardFromHand,
  nameKind,
  playHero,
  activate,
  use,
  arrival,
  aftermath,
  comeBack,
  resolveCrisis,
  bring,
  fetch,
  hire,
  defeatAll,
  offerActivation,
  redeploy,
  strike,
  reinforce,
  stoneEntry,
  revealUntil,
  searchDeck,
  lookAhead,
]
