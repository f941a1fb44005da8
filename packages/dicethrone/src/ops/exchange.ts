import { arg, effect, effectRefusal, op, runNode } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { thenWindow } from '../rules/window.ts'

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

/** An effect that everybody may forestall, though no "then" is printed before it. */
export const afterPause = op('afterPause', 'effect', {
  args: [arg('effect', effect)],
  steps(m, frame, a) {
    if (frame.step === 1) m.call(thenWindow, {})
    else if (frame.step === 2) runNode(m, a.effect, frame.base)
    else m.done()
  },
  refusal: (q, a, env) => effectRefusal(q, a.effect, env),
  say: (a) => a.effect,
})

export const exchangeOps = [inExchange, afterPause]
