import { patternsOver } from '@quadriga/kernel/author'
import * as cards from './cards.ts'
import * as companions from './companions.ts'
import * as course from './course.ts'
import { attempt, extraAttempt, offensiveRoll, reroll, roll, turnDie } from './dice.ts'
import { activate, announce, attack, damage, defend, upkeep } from './record.ts'
import * as status from './status.ts'

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
  ...cards,
  ...companions,
  ...course,
  ...status,
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
