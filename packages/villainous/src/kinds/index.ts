import { patternsOver } from '@quadriga/kernel/author'
import {
  activate,
  arrange,
  discard,
  enter,
  find,
  findFate,
  findOpenly,
  look,
  putAway,
  relocate,
  reshuffle,
  reveal,
  show,
  shuffleBack,
  store,
  strengthTokens,
  toHand,
  turnTile,
  use,
} from './cards.ts'
import { crisisBegins, crisisEnds, crisisResolved, leaveCrisis } from './crises.ts'
import { defeat, fall, vanquish } from './fights.ts'
import { loseMark, mark, unmark } from './marks.ts'
import { attachStone, captureStone, drawStone, returnStone } from './stones.ts'
import {
  action,
  discardCard,
  draw,
  gainPower,
  losePower,
  moveFigure,
  nextTurn,
  payPower,
  showHand,
  turnBegins,
} from './turn.ts'

export type { EnterDraft, RelocateDraft } from './cards.ts'
export type { Fallen } from './fights.ts'

/** Every kind of event of the game, by name. Those that `rules/timing.ts` lists may be answered; the others just happen. */
export const event = {
  turnBegins,
  moveFigure,
  action,
  gainPower,
  losePower,
  payPower,
  draw,
  discardCard,
  showHand,
  nextTurn,
  show,
  reveal,
  enter,
  relocate,
  vanquish,
  defeat,
  fall,
  putAway,
  discard,
  activate,
  use,
  toHand,
  strengthTokens,
  shuffleBack,
  reshuffle,
  find,
  findOpenly,
  findFate,
  look,
  arrange,
  store,
  turnTile,
  crisisBegins,
  crisisResolved,
  leaveCrisis,
  crisisEnds,
  mark,
  unmark,
  loseMark,
  drawStone,
  attachStone,
  returnStone,
  captureStone,
}

/** "When …" of cards: the name of a kind of event, and what its fields must be. */
export const on = patternsOver(event)
