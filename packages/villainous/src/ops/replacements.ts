import { arg, type Env, op, type Query, thing, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by, isAllyOf, placeOf } from '../query/domain.ts'
import { card, toDiscard } from '../text/nouns.ts'

/** Allies at this card's location that the Vanquish around this text would cost: used ones, or also its target. */
function lost(q: Query, env: Env, withTarget: boolean): ThingId[] {
  if (env.event < 0) return []
  const { spent, target } = q.eventOf(env.event, event.vanquish)
  if (spent.includes(env.self)) return []
  const ids = withTarget ? [target, ...spent] : spent
  return ids.filter((id) => isAllyOf(q, id, env.you) && placeOf(q, id) === placeOf(q, env.self))
}

const usedHereOp = op('usedHere', 'things', {
  args: [],
  value: (q, _a, env) => lost(q, env, false),
  say: () => t.bare(card),
})
/** Your Allies used here in the Vanquish that this text answers. */
export const usedHere = usedHereOp()

const lostHereOp = op('lostHere', 'things', {
  args: [],
  value: (q, _a, env) => lost(q, env, true),
  say: () => t.bare(card),
})
/** Your Allies here that the Vanquish this text answers would cost you. */
export const lostHere = lostHereOp()

/** This card goes in place of an Ally that a Vanquish would cost. */
export const giveUpFor = op('giveUpFor', 'effect', {
  args: [arg('ally', thing)],
  run(m, a, env) {
    const draft = m.ownEventOf(env.event, event.vanquish)
    draft.spent = draft.spent.map((id) => (id === a.ally ? env.self : id))
    if (draft.target === a.ally) draft.target = env.self
  },
  affects: (q, a) => q.exists(a.ally),
  say: () =>
    t.may(t.phrase(toDiscard, t.thisOne(card), t.both('in place of that Ally', 'à la place de cet Allié'))),
})

const discardThisOp = op('discardThis', 'effect', {
  args: [],
  run(m, _a, env) {
    m.happen(event.discard, { ...by(m, env.you), thing: env.self, source: env.self })
  },
  affects: (q, _a, env) => placeOf(q, env.self) >= 0,
  say: () => t.may(t.phrase(toDiscard, t.thisOne(card))),
})
/** This card is discarded. */
export const discardThis = discardThisOp()

export const replacementOps = [usedHereOp, lostHereOp, giveUpFor, discardThisOp]
