import type { AnyProcedure } from '@quadriga/kernel/author'
import { afterwards, defeat, defence, effects, targeting } from './attack.ts'
import { attempts } from './attempts.ts'
import { interjection, playCard, sellCard, spendToken, useAbility } from './cards.ts'
import { discardChosen, searchDeck } from './hands.ts'
import { howMany } from './howMany.ts'
import { mainPhase } from './main.ts'
import { ransomDie } from './ransom.ts'
import { changeDice, defendAnew, rerollDice } from './dieChange.ts'
import { rollEnds, rollRerolls, rollToken } from './rolls.ts'
import { startRoll } from './start.ts'
import { turn } from './turn.ts'
import { actionWindow, beforeDefence, lastChance, rollWindow, thenWindow } from './window.ts'

/** The rulebook's procedures. */
export const rules = [
  startRoll,
  turn,
  mainPhase,
  attempts,
  targeting,
  effects,
  beforeDefence,
  defence,
  lastChance,
  afterwards,
  defeat,
  actionWindow,
  thenWindow,
  rollWindow,
  rollRerolls,
  rollEnds,
  changeDice,
  rerollDice,
  defendAnew,
  rollToken,
  howMany,
  discardChosen,
  searchDeck,
  ransomDie,
  playCard,
  sellCard,
  spendToken,
  useAbility,
  interjection,
] as readonly unknown[] as readonly AnyProcedure[]
