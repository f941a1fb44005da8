import type { Refusal } from '../table/answers.ts'
import { gameQuestion } from '../table/gameQuestion.ts'

/** An action symbol by the name that the rules give it. */
export interface SymbolQuestion {
  readonly symbol: string
}

/** Why the reader cannot use an action symbol now; null where nothing forbids it. */
export const symbolQuestion = gameQuestion<SymbolQuestion, Refusal>('symbol')
