import type { AnyProcedure } from '@quadriga/kernel/author'
import { afterwards, defence } from './attack.ts'
import { attempts } from './attempts.ts'
import { interjection, playCard, sellCard, spendToken, useAbility } from './cards.ts'
import { helpEach, shareDamage } from './companions.ts'
import { effects } from './effects.ts'
import { discardChosen, searchDeck } from './hands.ts'
import { grow, loseSpirits } from './growth.ts'
import { howMany } from './howMany.ts'
import { mainPhase } from './main.ts'
import { ransomDie } from './ransom.ts'
import { changeDice, defendAnew, rerollDice } from './dieChange.ts'
import { rollRerolls, rollToken } from './rolls.ts'
import { spread } from './spread.ts'
import { startRoll } from './start.ts'
import { targeting, targetingRoll } from './targeting.ts'
import { turn } from './turn.ts'
import { actionWindow, thenWindow } from './window.ts'

/** The rulebook's procedures. */
export const rules = [
  startRoll,
  turn,
  mainPhase,
  attempts,
  targeting,
  targetingRoll,
  effects,
  defence,
  shareDamage,
  helpEach,
  afterwards,
  actionWindow,
  thenWindow,
  rollRerolls,
  changeDice,
  rerollDice,
  defendAnew,
  rollToken,
  howMany,
  spread,
  grow,
  loseSpirits,
  discardChosen,
  searchDeck,
  ransomDie,
  playCard,
  sellCard,
  spendToken,
  useAbility,
  interjection,
] as readonly unknown[] as readonly AnyProcedure[]
