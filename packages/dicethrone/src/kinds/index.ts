import { patternsOver } from '@quadriga/kernel/author'
import { discard, draw, fetch, play, reshuffle, search, sell, upgrade } from './cards.ts'
import { build, companion, grow, help, loseCompanion, turnCompanion } from './companions.ts'
import {
  cutTurn,
  defeated,
  extraPhase,
  firstPlayer,
  flip,
  health,
  look,
  phase,
  points,
  rollPhaseEnd,
  target,
  turn,
  turnEnd,
  unharmed,
  useText,
} from './course.ts'
import { attempt, extraAttempt, offensiveRoll, reroll, roll, turnDie } from './dice.ts'
import { activate, announce, attack, damage, defend, upkeep } from './record.ts'
import { loseStatus, raiseLimit, status, transferStatus } from './status.ts'

export {
  type DiceRoll,
  type Fee,
  type OffensiveRoll,
  type Purpose,
  purposes,
  type RollDraft,
} from './dice.ts'
export type { Afterwards, AttackRecord, DamageLine, DamageRecord, Guarding } from './record.ts'

/** Every kind of event of the game, by name. Those that `rules/timing.ts` lists may be answered; the others just happen. */
export const event = {
  draw,
  reshuffle,
  search,
  fetch,
  play,
  discard,
  sell,
  upgrade,
  companion,
  build,
  turnCompanion,
  help,
  grow,
  loseCompanion,
  points,
  health,
  unharmed,
  phase,
  turn,
  useText,
  extraPhase,
  rollPhaseEnd,
  turnEnd,
  firstPlayer,
  target,
  defeated,
  cutTurn,
  flip,
  look,
  status,
  loseStatus,
  transferStatus,
  raiseLimit,
  roll,
  offensiveRoll,
  reroll,
  attempt,
  extraAttempt,
  turnDie,
  attack,
  upkeep,
  damage,
  announce,
  activate,
  defend,
}

/** "When …" of texts: the name of a kind of event, and what its fields must be. */
export const on = patternsOver(event)
