import type { ThingId } from '@quadriga/kernel'
import { type Intent, isBegun, meantActs } from '../act/intent.ts'
import type { DieModel } from '../../model/dicethrone/board.ts'
import type { Question } from '../../model/table/question.ts'

/** Dice that something is meant for: by each die, the one that stands for it, since dice with the same number are alike to the rules. */
export type Aimed = ReadonlyMap<ThingId, ThingId>

/** The dice among which a card that is meant wants one; null where none is meant that does. Until it has one, pressing a die does not keep it. */
export function aimedDice(
  question: Question | null,
  intent: Intent,
  dice: readonly DieModel[],
): Aimed | null {
  if (question === null || !isBegun(intent)) return null
  const targets = new Set(meantActs(question, { ...intent, chosen: [] }).flatMap((act) => act.targets))
  const named = dice.filter(({ id }) => targets.has(id))
  if (named.length === 0) return null
  return new Map(
    dice.flatMap(({ id, pips }) => {
      const stands = targets.has(id) ? id : named.find((one) => one.pips === pips)?.id
      return stands === undefined ? [] : [[id, stands] as const]
    }),
  )
}
