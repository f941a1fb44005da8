import { sayWhy } from '@quadriga/bots'
import { type Decision, plain } from '@quadriga/kernel'
import { type BotMove, labelOf } from '@quadriga/table'
import type { Scene } from './scene.ts'
import type { Sitting } from './sitting.ts'

/** `i`: what a bot would do in the reader's place, and what it is good for. */
export async function ideaLines(
  { session, context }: Sitting,
  scene: Scene,
  decision: Decision | undefined,
): Promise<string[]> {
  if (decision === undefined) return [context.say('play.noIdea')]
  const move = await session.table.bots.suggest('greedy', scene.eye, decision)
  if (move === null) return [context.say('play.noIdea')]
  const what = picked(scene, move)
  return [
    context.say('play.idea', {
      what: what === '' ? context.say('play.ideaNothing') : what,
      why: whyOf(scene, move),
    }),
  ]
}

function picked(scene: Scene, { eye, decision: { options }, picks }: BotMove): string {
  const chosen = picks.flatMap((pick) => options.find(({ key }) => key === pick) ?? [])
  return chosen.map((option) => plain(labelOf(scene, eye, options, option))).join(', ')
}

/** Nothing where no other answer is worse. */
function whyOf({ language }: Scene, { why }: BotMove): string {
  if (why === null || Number(why.args['gain'] ?? 0) <= 0) return ''
  return sayWhy(why, language) ?? ''
}
