import { arg, codeName, number, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { companionNamed, companionShowing } from '../query/companions.ts'
import { enterLine } from '../rules/ledger.ts'
import { adj, counted, n, v } from '../text/nouns.ts'

/** A companion with health of its own. */

/** Your companion regains health at once, up to its most. */
export const healCompanion = op('healCompanion', 'effect', {
  args: [arg('n', number), arg('companion', codeName)],
  run(m, a, env) {
    const thing = companionNamed(m, env.you, a.companion)
    if (a.n > 0 && thing >= 0)
      m.happen(event.companion, { seat: env.you, thing, damage: 0, heal: a.n, source: env.self })
  },
  affects: (q, a, env) => a.n > 0 && companionNamed(q, env.you, a.companion) >= 0,
  say: (a) => t.clause(t.thing(a.companion), v.regain, counted(a.n, n.health)),
})

/** Your companion shows this side. */
export const isActive = op('isActive', 'condition', {
  args: [arg('companion', codeName)],
  value: (q, a, env) => companionShowing(q, env.you, a.companion) >= 0,
  say: (a) => t.clause(t.thing(a.companion), v.be, adj.active),
})

/** Your companion has at least so much health. */
export const companionHealth = op('companionHealth', 'condition', {
  args: [arg('companion', codeName), arg('n', number)],
  value(q, a, env) {
    const thing = companionNamed(q, env.you, a.companion)
    return thing >= 0 && q.counter(thing, 'health') >= a.n
  },
  say: (a) =>
    t.both(
      t.group(t.thing(a.companion), 'has', t.count(t.orMore(a.n), n.health)),
      t.group(t.thing(a.companion), 'a', t.count(t.orMore(a.n), n.health)),
    ),
})

/** Your companion is turned over. */
export const turnCompanion = op('turnCompanion', 'effect', {
  args: [arg('companion', codeName)],
  run(m, a, env) {
    const thing = companionNamed(m, env.you, a.companion)
    m.happen(event.turnCompanion, { seat: env.you, thing })
  },
  affects: (q, a, env) => companionNamed(q, env.you, a.companion) >= 0,
  say: (a) => t.phrase(v.flip, t.thing(a.companion)),
})

/** Your companion takes the damage on its way to you: all of it, or as much as you say once the sum is known. */
export const companionTakes = op('companionTakes', 'effect', {
  args: [arg('companion', codeName), arg('much', oneOf('all', 'some'))],
  run(m, a, env) {
    const source = companionShowing(m, env.you, a.companion)
    enterLine(m, { to: env.you, how: a.much === 'all' ? 'guard' : 'share', n: 0, source })
  },
  affects: (q, a, env) => companionShowing(q, env.you, a.companion) >= 0,
  say(a) {
    if (a.much === 'all') return t.clause(t.thing(a.companion), v.take, t.all(n.damage, adj.incoming))
    return t.phrase(
      v.split,
      t.the(n.damage, t.plural, adj.incoming),
      t.both(
        t.group('as you like between yourself and', t.thing(a.companion)),
        t.group('à votre guise entre vous et', t.thing(a.companion)),
      ),
    )
  },
})

export const companionOps = [healCompanion, isActive, companionHealth, turnCompanion, companionTakes]
