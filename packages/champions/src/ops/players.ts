import { arg, localName, NOBODY, NOTHING, op, thing } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { namedThing } from '../boundNames.ts'
import { event } from '../kinds/index.ts'
import { areaOf } from '../query/card.ts'
import { tableOf } from '../table.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Players that a text names and speaks of again. */

/** Chooses a player, by the identity, and gives the choice a name for the text that follows. */
export const choosePlayer = op('choosePlayer', 'effect', {
  args: [arg('name', localName), arg('identity', thing)],
  run(m, a) {
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: a.identity }
  },
  affects: (_q, a) => a.identity !== NOTHING,
  binds: (a) => String(a['name']),
  say: () => t.phrase(v.toChoose, t.a(n.player)),
})

/** The player that this text chose before. */
export const thePlayer = op('thePlayer', 'seat', {
  args: [arg('name', localName)],
  value(q, a, env) {
    const identity = namedThing(env, a.name)
    return identity === NOTHING ? NOBODY : areaOf(q, identity)
  },
  say: () => t.that(n.player),
})

const revealingPlayerOp = op('revealingPlayer', 'seat', {
  args: [],
  value: (q, _a, env) => (env.event < 0 ? NOBODY : q.eventOf(env.event, event.reveal).revealer),
  say: () => t.that(n.player),
})
/** The player who turned up the card whose revealing this text answers. */
export const revealingPlayer = revealingPlayerOp()

const thatPlayerOp = op('thatPlayer', 'seat', {
  args: [],
  value: (_q, _a, env) => env.you,
  say: () => t.that(n.player),
})
/** "You" of a text that speaks of another player, where "them" could be somebody else. */
export const thatPlayer = thatPlayerOp()

const firstPlayerOp = op('firstPlayer', 'seat', {
  args: [],
  value: (q) => tableOf(q).firstPlayer,
  say: () => t.the(n.firstPlayerNoun),
})
export const firstPlayer = firstPlayerOp()

export const playerOps = [firstPlayerOp, thatPlayerOp, choosePlayer, thePlayer, revealingPlayerOp]
