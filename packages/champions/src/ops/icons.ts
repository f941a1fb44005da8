import { arg, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { resourceTypes } from '../card.ts'
import { bound } from '../boundNames.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** The card that this text discarded prints a resource of one of two types; wild is only wild here (R12). */
export const discardedShows = op('discardedShows', 'condition', {
  args: [arg('type', oneOf(...resourceTypes)), arg('or', oneOf(...resourceTypes))],
  value(_q, a, env) {
    const icons = bound(env).discardedIcons ?? []
    return icons.includes(a.type) || icons.includes(a.or)
  },
  say: (a) =>
    t.clause(
      t.it(t.the(n.card)),
      v.toHave,
      t.or(
        t.a(n.resourceNoun, n.resourceAdjectives[a.type], n.printed),
        t.a(n.resourceNoun, n.resourceAdjectives[a.or], n.printed),
      ),
    ),
})

export const iconOps = [discardedShows]
