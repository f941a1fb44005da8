import { arg, effect, localName, rawSeats, rawThings, things } from '../arg.ts'
import { message, thingOptions } from '../ask.ts'
import { couldAffect, evaluate, evaluateThings } from '../evaluate.ts'
import { op } from '../op.ts'
import { runNode } from '../programFrame.ts'
import { randomThing } from '../randomThing.ts'
import type { Seat, ThingId } from '../state.ts'
import { by, phrase } from '../text/clause.ts'
import { both, group } from '../text/phrase.ts'
import { opening } from '../text/sentence.ts'
import { toChoose } from './lexicon.ts'

/** The effect once for each thing, in the order in which they lie; "it" is the current thing. */
export const forEach = op('forEach', 'effect', {
  args: [arg('of', rawThings), arg('effect', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) {
      frame.vars['list'] = evaluateThings(m, a.of, env)
      frame.vars['outer'] = env.it
    }
    const list = frame.vars['list'] as readonly ThingId[]
    const it = list[frame.step - 1]
    const own = m.ownEnv(frame.base)
    own.it = it ?? (frame.vars['outer'] as ThingId)
    if (it === undefined) m.done()
    else if (m.exists(it)) runNode(m, a.effect, frame.base)
  },
  affects: (q, a, env) => evaluateThings(q, a.of, env).some((it) => couldAffect(q, a.effect, { ...env, it })),
  say: (a) => opening(group(both('for', 'pour'), a.of), a.effect),
})

/** The effect once for each seat, in player order; that seat is "you" meanwhile. */
export const eachSeat = op('eachSeat', 'effect', {
  args: [arg('of', rawSeats), arg('effect', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) {
      frame.vars['list'] = evaluate(m, a.of, env)
      frame.vars['outer'] = env.you
    }
    const list = frame.vars['list'] as readonly Seat[]
    const seat = list[frame.step - 1]
    m.ownEnv(frame.base).you = seat ?? (frame.vars['outer'] as Seat)
    if (seat === undefined) m.done()
    else runNode(m, a.effect, frame.base)
  },
  affects: (q, a, env) =>
    (evaluate(q, a.of, env) as readonly Seat[]).some((you) => couldAffect(q, a.effect, { ...env, you })),
  say: (a) => by(a.of, a.effect),
})

/**
 * The effect once for each thing, in an order its player chooses one by one. Every thing is a step even if it can do
 * nothing, and the last one knows that it is.
 */
export const eachInAnyOrder = op('eachInAnyOrder', 'effect', {
  args: [arg('of', rawThings), arg('effect', effect)],
  steps(m, frame, a, env, node) {
    if (frame.step === 1) {
      frame.vars['list'] = evaluateThings(m, a.of, env)
      frame.vars['outer'] = env.it
    }
    const list = (frame.vars['list'] as readonly ThingId[]).filter((id) => m.exists(id))
    if (frame.step % 2 === 1) {
      if (list.length === 0) {
        m.ownEnv(frame.base).it = frame.vars['outer'] as ThingId
        m.done()
      } else
        m.ask({
          seat: env.you,
          ask: message('ask.nextStep', { program: node.program, node: node.n }),
          options: thingOptions(m, 'next', list),
          because: env.self,
        })
      return
    }
    const [it] = m.chosen() as [ThingId]
    frame.vars['list'] = list.filter((id) => id !== it)
    const own = m.ownEnv(frame.base)
    own.it = it
    own.final = list.length === 1
    runNode(m, a.effect, frame.base)
  },
  affects: (q, a, env) => evaluateThings(q, a.of, env).length > 0,
  say: (a) =>
    group(
      opening(group(both('for', 'pour'), a.of), a.effect),
      both(
        'as one step of a sequence, in any order',
        'comme une étape d’une séquence, dans l’ordre de votre choix',
      ),
    ),
})

/** Gives a name to a thing for the text that follows. */
export const bind = op('bind', 'effect', {
  args: [arg('name', localName), arg('thing', things)],
  run(m, a) {
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: a.thing[0] ?? -1 }
  },
  affects: (_q, a) => a.thing.length > 0,
  binds: (a) => String(a['name']),
  say: (a) => phrase(toChoose, a.thing),
})

/** Names a thing that chance picks. */
export const bindAtRandom = op('bindAtRandom', 'effect', {
  args: [arg('name', localName), arg('from', things)],
  run(m, a) {
    if (a.from.length === 0) return
    const picked = randomThing(m, 'random', a.from)
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: picked }
  },
  affects: (_q, a) => a.from.length > 0,
  binds: (a) => String(a['name']),
  say: (a) => group(both('choose at random', 'choisissez au hasard'), a.from),
})

export const loopOps = [forEach, eachSeat, eachInAnyOrder, bind, bindAtRandom]
