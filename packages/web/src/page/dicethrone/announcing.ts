import type { ThingId } from '@quadriga/kernel'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'
import type { Choice, Question } from '../../model/table/question.ts'

/** The best tier of an ability that can be announced: its last one asks for the most and does the most. */
export function bestTierOf(question: Question | null, ability: ThingId): Choice | undefined {
  return question?.choices.findLast(({ verb, thing }) => verb === 'activate' && thing === ability)
}

/** What is best announced now: what deals most, of equals the later tier. */
export function bestAnnounced(question: Question | null, odds: OddsModel | null): Choice | undefined {
  const offered = question?.choices.filter(({ verb }) => verb === 'activate') ?? []
  const worth = ({ key }: Choice): number => odds?.deals[key.slice('activate:'.length)] ?? 0
  return offered.reduce<Choice | undefined>(
    (best, one) => (best === undefined || worth(one) >= worth(best) ? one : best),
    undefined,
  )
}
