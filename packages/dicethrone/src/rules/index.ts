import type { AnyProcedure } from '@quadriga/kernel/author'
import { activation } from './activation.ts'
import { afterwards, defence } from './attack.ts'
import { attempts } from './attempts.ts'
import { interjection, playCard, sellCard, spendToken, useAbility } from './cards.ts'
import { helpEach, shareDamage, upkeepHelp } from './companions.ts'
import { defeat } from './defeat.ts'
import { effects } from './effects.ts'
import { discardChosen, searchDeck } from './hands.ts'
import { grow, loseSpirits } from './growth.ts'
import { howMany } from './howMany.ts'
import { mainPhase } from './main.ts'
import { ransomDie } from './ransom.ts'
import { changeDice, defendAnew, rerollDice } from './dieChange.ts'
import { rollEnds, rollRerolls, rollToken } from './rolls.ts'
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
  activation,
  targeting,
  targetingRoll,
  effects,
  defence,
  shareDamage,
  upkeepHelp,
  helpEach,
  afterwards,
  defeat,
  actionWindow,
  thenWindow,
  rollRerolls,
  rollEnds,
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
