import { sayWhy } from '@quadriga/bots'
import { finishSlowly, type Judgement, reviewTurn, sayJudgement, sayReview } from '@quadriga/bots/hint'
import { eyeOf, type GivenAnswer, lastTurnOf, picksWithin } from '@quadriga/table'
import { frenchTypography } from '@quadriga/kernel/text'
import type { Scene } from './scene.ts'
import type { Sitting } from './sitting.ts'

/** `e`: what was good in the last turn, and what would have been better; `u N` goes back there and plays it otherwise. */
export async function reviewLines({ session, context, watcher }: Sitting, scene: Scene): Promise<string[]> {
  const { table, history } = session
  const turn = lastTurnOf(table, scene.seat).map((given) => ({
    ...given,
    seen: eyeOf(given.state, scene.seat).view,
  }))
  if (turn.length === 0) return [context.say('play.noTurn')]
  const review = await finishSlowly(reviewTurn(turn, `${history.seed}/review`))
  if (review === null) return []
  const said = (text: string): string => (scene.language === 'fr' ? frenchTypography(text) : text)
  const back = (at: number): string => {
    const n = stepsBackTo(at, (count) => table.permissions.answersBefore(watcher, count))
    return n === null ? '' : context.say('play.goBack', { n })
  }
  return [
    said(sayReview(review, scene.language)),
    ...review.good.map((one) => said(judged(scene, one, true))),
    ...review.better.map((one) => `${said(judged(scene, one, false))} ${back(one.given.at)}`),
  ]
}

/** How many answers one takes back to stand before an answer again; null where that is not possible. */
function stepsBackTo(at: number, before: (count: number) => number): number | null {
  for (let n = 1; ; n++) {
    const target = before(n)
    if (target === at) return n
    if (target < at) return null
  }
}

type Seen = GivenAnswer & Parameters<typeof reviewTurn>[0][number]

function judged(scene: Scene, { given, instead, why }: Judgement<Seen>, isGood: boolean): string {
  const label = (picks: readonly string[]) => picksWithin(scene, given.state, given.decision, picks)
  const reason = sayWhy(why, scene.language) ?? ''
  return sayJudgement(
    { did: label(given.picks), instead: label(instead), why: reason },
    isGood,
    scene.language,
  )
}
