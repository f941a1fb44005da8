import { patternsOver } from '@quadriga/kernel/author'
import {
  activate,
  arrange,
  defeat,
  discard,
  enter,
  find,
  look,
  putAway,
  relocate,
  reveal,
  show,
  shuffleBack,
  strengthTokens,
  toHand,
  vanquish,
} from './cards.ts'
import { attachStone, captureStone, drawStone, returnStone } from './stones.ts'
import { action, discardCard, draw, gainPower, losePower, moveFigure, nextTurn } from './turn.ts'

export type { EnterDraft, RelocateDraft } from './cards.ts'

/** Every kind of event of the game, by name. Those that `rules/timing.ts` lists may be answered; the others just happen. */
export const event = {
  moveFigure,
  action,
  gainPower,
  losePower,
  draw,
  discardCard,
  nextTurn,
  show,
  reveal,
  enter,
  relocate,
  vanquish,
  defeat,
  putAway,
  discard,
  activate,
  toHand,
  strengthTokens,
  shuffleBack,
  find,
  look,
  arrange,
  drawStone,
  attachStone,
  returnStone,
  captureStone,
}

/** "When …" of cards: the name of a kind of event, and what its fields must be. */
export const on = patternsOver(event)
