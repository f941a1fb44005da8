import { arg, codeName, number, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { spiritsOf } from '../query/companions.ts'
import { couldGrow, grow, loseSpirits } from '../rules/growth.ts'
import { counted, n, v } from '../text/nouns.ts'

/** Spirits: companions that grow and are used up. */

/** You grow Spirits, each time a new one or one of those you have. */
export const growSpirits = op('growSpirits', 'effect', {
  args: [arg('n', number), arg('first', codeName)],
  run(m, a, env) {
    if (a.n > 0) m.call(grow, { seat: env.you, first: a.first, left: a.n, of: null })
  },
  affects: (q, a, env) => a.n > 0 && couldGrow(q, env.you, a.first, null),
  say: (a) => t.phrase(v.grow, counted(a.n, n.spirit)),
})

/** Every Spirit that you have grows once. */
export const growEach = op('growEach', 'effect', {
  args: [arg('first', codeName)],
  run(m, a, env) {
    const of = spiritsOf(m, env.you)
    m.call(grow, { seat: env.you, first: a.first, left: of.length, of })
  },
  affects: (q, a, env) => couldGrow(q, env.you, a.first, spiritsOf(q, env.you)),
  say: () =>
    t.phrase(
      v.grow,
      t.both(
        'each of your Spirits once, in any order',
        'chacun de vos Esprits une fois, dans l’ordre de votre choix',
      ),
    ),
})

/** You remove Spirits; `perRemoved` then counts them. */
export const removeSpirits = op('removeSpirits', 'effect', {
  args: [arg('n', number), arg('least', number, 0)],
  run(m, a, env) {
    if (spiritsOf(m, env.you).length === 0) return
    m.call(loseSpirits, { base: m.base, seat: env.you, least: a.least, most: a.n, source: env.self })
  },
  affects: (q, a, env) => spiritsOf(q, env.you).length >= Math.max(1, a.least),
  say: (a) =>
    a.least.value === 0
      ? t.may(t.phrase(v.remove, t.count(t.upTo(a.n), n.spirit)))
      : t.phrase(v.remove, t.count(a.n, n.spirit)),
})

/** An amount for each of your Spirits. */
export const perSpirit = op('perSpirit', 'number', {
  args: [arg('n', number)],
  value: (q, a, env) => a.n * spiritsOf(q, env.you).length,
  say: (a) => ({ ...a.n, after: t.both('per Spirit', 'par Esprit') }),
})

export const growthOps = [growSpirits, growEach, removeSpirits, perSpirit]
