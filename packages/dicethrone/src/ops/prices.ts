import { arg, codeName, couldAffect, effect, number, op, runNode } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { tokensLike } from '../query/status.ts'
import { severalOf, v } from '../text/nouns.ts'

/** Effects that are paid for inside a text. */

/** You spend tokens of yours for an effect; without enough of them it cannot be had. */
export const forTokens = op('forTokens', 'effect', {
  args: [arg('status', codeName), arg('n', number), arg('effect', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) {
      const spent = tokensLike(m, env.you, a.status, env.you).slice(0, a.n)
      for (const thing of spent) m.happen(event.loseStatus, { seat: env.you, thing, how: 'spent' })
    } else if (frame.step === 2) runNode(m, a.effect, frame.base)
    else m.done()
  },
  affects: (q, a, env) =>
    tokensLike(q, env.you, a.status, env.you).length >= a.n && couldAffect(q, a.effect, env),
  say: (a) => t.alsoDo(t.phrase(v.spend, severalOf(a.status, a.n)), a.effect),
})

export const priceOps = [forTokens]
