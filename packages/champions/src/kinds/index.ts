import { patternsOver } from '@quadriga/kernel/author'
import { attack, defend, enemyAttack, enemyScheme, thwart } from './attack.ts'
import {
  changeForm,
  discard,
  discardTop,
  draw,
  enterPlay,
  exhaust,
  intoDeck,
  play,
  ready,
  removeFromGame,
  toHand,
  use,
} from './cards.ts'
import { damage, gainStatus, heal, loseStatus, unharmed } from './damage.ts'
import { boost, deal, discardEncounter, putUnder, turnBoost, turnUp } from './encounter.ts'
import { lookAtTop, takeFound, takeSeen } from './look.ts'
import { reveal, turnScheme } from './reveal.ts'
import {
  defeat,
  eliminated,
  firstPlayer,
  newDeck,
  newEncounterDeck,
  nextStage,
  phase,
  roundEnds,
  turn,
  turnEnds,
} from './table.ts'
import { placeThreat, removeThreat } from './threat.ts'

export type {
  AttackDraft,
  CharacterAttackDraft,
  EnemyAttackDraft,
  EnemySchemeDraft,
  Later,
} from './attack.ts'
export type { ThwartDraft } from './attack.ts'
export type { EnterPlayDraft } from './cards.ts'
export { type DamageDraft, type DamageVia, damageVias } from './damage.ts'
export type { RevealDraft } from './reveal.ts'
export type { DefeatDraft } from './table.ts'
export type { PlaceThreatDraft } from './threat.ts'

/** Every kind of event of the game, by name. Those that `rules/timing.ts` lists may be answered; the others just happen. */
export const event = {
  attack,
  enemyAttack,
  enemyScheme,
  thwart,
  defend,
  draw,
  discard,
  removeFromGame,
  toHand,
  intoDeck,
  play,
  enterPlay,
  exhaust,
  ready,
  changeForm,
  discardTop,
  use,
  damage,
  unharmed,
  heal,
  gainStatus,
  loseStatus,
  deal,
  boost,
  turnBoost,
  turnUp,
  discardEncounter,
  putUnder,
  lookAtTop,
  takeSeen,
  takeFound,
  reveal,
  turnScheme,
  defeat,
  phase,
  turn,
  turnEnds,
  firstPlayer,
  eliminated,
  nextStage,
  newDeck,
  newEncounterDeck,
  roundEnds,
  placeThreat,
  removeThreat,
}

/** "When …" and "after …" of cards: the name of a kind of event, and what its fields must be. */
export const on = patternsOver(event)
