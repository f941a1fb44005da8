import { sayWhy } from '@quadriga/bots'
import { adviceLines, type Hint, makeAdviser } from '@quadriga/bots/hint'
import { type Decision, plain } from '@quadriga/kernel'
import { frenchTypography } from '@quadriga/kernel/text'
import { picksText, picksWithin } from '@quadriga/table'
import type { Scene } from './scene.ts'
import type { Sitting } from './sitting.ts'

/** How long a hint is searched for: the person waits meanwhile. */
const SECONDS = 0.8

/** `i`: what a bot would do in the reader's place, what it is good for, and the plan of the turn. */
export async function ideaLines(
  { session, context }: Sitting,
  scene: Scene,
  decision: Decision | undefined,
): Promise<string[]> {
  if (decision === undefined) return [context.say('play.noIdea')]
  const adviser = makeAdviser(`${session.history.seed}/hint/${decision.id}`, { seconds: SECONDS })
  const hint = await adviser.hint(scene.eye.view, decision)
  if (hint === null || hint.picks === null) return [context.say('play.noIdea')]
  const what = plain(picksText(scene, scene.eye, decision, hint.picks))
  const idea = context.say('play.idea', {
    what: what === '' ? context.say('play.ideaNothing') : what,
    why: whyOf(scene, hint),
  })
  return [idea, ...addedTo(hint, scene, decision).map((line) => `  ${line}`)]
}

/** What the search adds. */
function addedTo({ advice }: Hint, scene: Scene, decision: Decision): readonly string[] {
  if (advice === null) return []
  const at = { state: advice.plan[0]?.state ?? scene.q.state, decision }
  const lines = adviceLines(
    advice,
    at,
    (one) => picksWithin(scene, one.state, one.decision, one.picks),
    scene.language,
  )
  return scene.language === 'fr' ? lines.map(frenchTypography) : lines
}

/** Nothing where no other answer is worse. */
function whyOf({ language }: Scene, { why }: Hint): string {
  if (why === null || Number(why.args['gain'] ?? 0) <= 0) return ''
  return sayWhy(why, language) ?? ''
}
