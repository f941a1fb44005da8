import { arg, condition, effect, effects, flag } from '../arg.ts'
import { message, NO, PASS, plainOption, YES } from '../ask.ts'
import { couldAffect, effectRefusal } from '../evaluate.ts'
import type { Effect } from '../node.ts'
import { op } from '../op.ts'
import { NO_EFFECT } from '../reason.ts'
import { runNode } from '../programFrame.ts'
import { alsoDo, andThen, choose as saysChoose, ifSo, sentences } from '../text/sentence.ts'
import { may as saysMay } from '../text/clause.ts'

/** Several effects, one after the other. */
const seqOp = op('seq', 'effect', {
  args: [arg('parts', effects), arg('oneSentence', flag, false)],
  steps(m, frame, a) {
    const part = a.parts[frame.step - 1]
    if (part === undefined) m.done()
    else runNode(m, part, frame.base)
  },
  affects: (q, a, env) => a.parts.some((part) => couldAffect(q, part, env)),
  say: (a) => (a.oneSentence ? alsoDo(...a.parts) : sentences(...a.parts)),
})
export const seq = (...parts: readonly Effect[]): Effect => seqOp(parts)
/** As `seq`, read as one sentence: "do this and that". */
export const also = (...parts: readonly Effect[]): Effect => seqOp(parts, true)

/** The second part only after the first is over and, where the game's word is strict, carried out completely. */
export const thenDo = op('then', 'effect', {
  args: [arg('first', effect), arg('next', effect)],
  steps(m, frame, a) {
    const { needsAll, between } = m.loaded.game.thenRule
    if (frame.step === 1) {
      m.ownEnv(frame.base).complete = true
      runNode(m, a.first, frame.base)
    } else if (frame.step === 2) {
      if (needsAll && !m.ownEnv(frame.base).complete) m.done()
      else if (between !== '') m.callNamed(between, { base: frame.base })
    } else if (frame.step === 3) runNode(m, a.next, frame.base)
    else m.done()
  },
  refusal: (q, a, env) => effectRefusal(q, a.first, env),
  say: (a) => andThen(a.first, a.next),
})

/** One of two effects by a condition. */
export const ifTrue = op('ifTrue', 'effect', {
  args: [arg('condition', condition), arg('yes', effect), arg('no', effect, null)],
  steps(m, frame, a) {
    const part = a.condition ? a.yes : a.no
    // Decided once, on the way in: what the part changes must not choose the other one.
    if (frame.step === 1 && part !== null) runNode(m, part, frame.base)
    else m.done()
  },
  refusal(q, a, env) {
    const part = a.condition ? a.yes : a.no
    return part === null ? NO_EFFECT : effectRefusal(q, part, env)
  },
  say: (a) => ifSo(a.condition, a.yes, a.no ?? undefined),
})

/** An effect that its player may leave out. */
export const may = op('may', 'effect', {
  args: [arg('effect', effect)],
  steps(m, frame, a, env, node) {
    if (frame.step === 1) {
      if (!couldAffect(m, a.effect, env)) m.done()
      else {
        const ask = message('ask.may', { program: node.program, node: a.effect.n })
        m.ask({ seat: env.you, ask, options: [YES, NO], because: env.self })
      }
    } else if (frame.step === 2 && m.picks[0] === YES.key) runNode(m, a.effect, frame.base)
    else m.done()
  },
  refusal: (q, a, env) => effectRefusal(q, a.effect, env),
  say: (a) => saysMay(a.effect),
})

/** One of several effects, chosen among those that would do something; optionally none. */
const chooseOneOp = op('chooseOne', 'effect', {
  args: [arg('options', effects), arg('orNone', flag, false)],
  steps(m, frame, a, env, node) {
    if (frame.step === 1) {
      const useful = a.options.filter((option) => couldAffect(m, option, env))
      if (useful.length === 0) {
        m.done()
        return
      }
      const options = useful.map((option) =>
        plainOption(
          `choose:${a.options.indexOf(option) + 1}`,
          message('option.effect', { program: node.program, node: option.n }),
        ),
      )
      if (a.orNone) options.push(PASS)
      m.ask({
        seat: env.you,
        ask: message('ask.chooseEffect', { program: node.program, node: node.n }),
        options,
        because: env.self,
      })
    } else if (frame.step === 2 && m.picks[0] !== PASS.key) {
      const picked = a.options[Number(m.picks[0]?.slice('choose:'.length)) - 1]
      if (picked !== undefined) runNode(m, picked, frame.base)
    } else m.done()
  },
  affects: (q, a, env) => a.options.some((option) => couldAffect(q, option, env)),
  say: (a) => (a.orNone ? saysMay(saysChoose(...a.options)) : saysChoose(...a.options)),
})
export const chooseOne = (...options: readonly Effect[]): Effect => chooseOneOp(options)
export const mayChooseOne = (...options: readonly Effect[]): Effect => chooseOneOp(options, true)
export const flowOps = [seqOp, thenDo, ifTrue, may, chooseOneOp]
