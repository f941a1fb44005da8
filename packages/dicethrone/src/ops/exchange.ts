import { arg, effect, effectRefusal, op, runNode } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'

/** An effect that has a price of its own: without the one there is not the other. */
export const inExchange = op('inExchange', 'effect', {
  args: [arg('price', effect), arg('effect', effect)],
  steps(m, frame, a) {
    const part = frame.step === 1 ? a.price : frame.step === 2 ? a.effect : null
    if (part === null) m.done()
    else runNode(m, part, frame.base)
  },
  refusal: (q, a, env) => effectRefusal(q, a.price, env),
  say: (a) => t.alsoDo(a.price, a.effect),
})
