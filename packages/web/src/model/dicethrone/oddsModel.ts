import type { AttackSpread, DiceOdds } from '@quadriga/dicethrone'
import type { Seat } from '@quadriga/kernel'
import type { Said } from '../champions/forecastModel.ts'
import { gameQuestion } from '../table/gameQuestion.ts'

/** Whose dice and which numbers stay; left out, those of the player who rolls, and whatever is best. */
export interface OddsQuestion {
  readonly seat?: Seat
  /** Numbers on dice that stay in every further attempt. */
  readonly locked?: readonly number[]
}

/** What the dice may still come to: the game's own odds, with every message said. */
export interface OddsModel extends Said<DiceOdds> {
  /** What the attack under way may still deal, by defence; null without one. */
  readonly attack: Said<AttackSpread> | null
  /** Of abilities that the dice allow now, by their names: the damage to expect where nobody defends. */
  readonly deals: Readonly<Record<string, number>>
}

/** How likely each ability is; null outside roll phases. */
export const oddsQuestion = gameQuestion<OddsQuestion, OddsModel>('odds')
