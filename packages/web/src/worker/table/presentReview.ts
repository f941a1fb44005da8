import type { Judgement } from '@quadriga/bots/hint'
import { sayWhy } from '@quadriga/bots/words'
import type { Seat } from '@quadriga/kernel'
import { frenchTypography } from '@quadriga/kernel/text'
import { eyeOf, type GivenAnswer, lastTurnOf, picksWithin, type Scene, type Table } from '@quadriga/table'
import type { TurnReview } from '../../model/table/answers.ts'
import { taught } from './makeBot.ts'

/** What a bot says of a seat's last finished turn, from what the seat saw then; null where there was none. */
export async function presentReview(
  table: Table,
  scene: Scene,
  seat: Seat,
  stop?: AbortSignal,
): Promise<TurnReview | null> {
  const turn = lastTurnOf(table, seat).map((given) => ({ ...given, seen: eyeOf(given.state, seat).view }))
  if (turn.length === 0) return null
  await taught(table.history.game.id)
  const { finishSlowly, reviewTurn, sayJudgement, sayReview } = await import('@quadriga/bots/hint')
  const review = await finishSlowly(reviewTurn(turn, `${table.history.seed}/review`), stop)
  if (review === null) return null
  const { language } = scene
  const said = (text: string): string => (language === 'fr' ? frenchTypography(text) : text)
  const judged = (
    { given, instead, why }: Judgement<GivenAnswer & (typeof turn)[number]>,
    isGood: boolean,
  ) => {
    const label = (picks: readonly string[]) => picksWithin(scene, given.state, given.decision, picks)
    const words = { did: label(given.picks), instead: label(instead), why: sayWhy(why, language) ?? '' }
    return said(sayJudgement(words, isGood, language))
  }
  return {
    summary: said(sayReview(review, language)),
    good: review.good.map((one) => judged(one, true)),
    better: review.better.map((one) => ({ at: one.given.at, text: judged(one, false) })),
  }
}
