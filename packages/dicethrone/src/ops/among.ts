import { arg, codeName, effect, effectRefusal, number, oneOf, op, runNode } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { damageTypes } from '../definition.ts'
import { opponentsOf } from '../query/heroes.ts'
import { spread } from '../rules/spread.ts'
import { counted, n, v } from '../text/nouns.ts'
import { typeWords } from './damage.ts'
import { tokenWords } from './gains.ts'

/** Several times in a row, each time to an opponent of your choice, who may be the same one. */

const numerals: Readonly<Record<number, t.Phrase>> = {
  2: t.both('twice', 'deux fois'),
  3: t.both('three times', 'trois fois'),
}

/** "Three times, choose an opponent and deal 1 damage to them." */
function timesWords(times: t.Amount, deed: t.Phrase): t.Phrase {
  const often = numerals[times.value ?? 0] ?? t.group(times, t.both('times', 'fois'))
  const whom = t.group(t.both('choose', 'choisissez'), t.a(n.opponent))
  return t.opening(often, t.both(t.group(whom, 'and', deed), t.group(whom, 'et', deed)))
}

const them = t.it(t.a(n.opponent))

/** Damage to opponents of your choice, all of it at once; it makes no attack of its own. */
export const dealAmong = op('dealAmong', 'effect', {
  args: [arg('times', number), arg('n', number), arg('type', oneOf(...damageTypes))],
  run: (m, a, env) => m.call(spread, { seat: env.you, source: env.self, times: a.times, status: '', n: a.n }),
  affects: (q, a, env) => a.times > 0 && opponentsOf(q, env.you).length > 0,
  say: (a) =>
    timesWords(a.times, t.phrase(v.deal, counted(a.n, n.damage, ...typeWords[a.type]), t.prep.to, them)),
})

/** The same effect two times in a row. */
export const twice = op('twice', 'effect', {
  args: [arg('effect', effect)],
  steps(m, frame, a) {
    if (frame.step > 2) m.done()
    else runNode(m, a.effect, frame.base)
  },
  refusal: (q, a, env) => effectRefusal(q, a.effect, env),
  say: (a) => t.opening(t.both('twice', 'deux fois'), a.effect),
})

/** Tokens of a status on opponents of your choice. */
export const inflictAmong = op('inflictAmong', 'effect', {
  args: [arg('times', number), arg('status', codeName), arg('n', number, 1)],
  run(m, a, env) {
    m.call(spread, { seat: env.you, source: env.self, times: a.times, status: a.status, n: a.n })
  },
  affects: (q, a, env) => a.times > 0 && opponentsOf(q, env.you).length > 0,
  say: (a) => timesWords(a.times, t.phrase(v.inflict, tokenWords(a.status, a.n), t.both('on', 'à'), them)),
})

export const amongOps = [dealAmong, inflictAmong, twice]
