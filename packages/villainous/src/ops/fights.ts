import {
  arg,
  type Env,
  type Machine,
  number,
  op,
  type Query,
  type Refusal,
  reason,
  thing,
  type ThingId,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by, isAllyOf, placeOf, powerOf } from '../query/domain.ts'
import { strengthOf } from '../query/strength.ts'
import { defeatRefusal, saverOf, vanquishRefusal } from '../query/vanquish.ts'
import { strike } from '../rules/strike.ts'
import { vanquish } from '../rules/vanquish.ts'
import { ally, card, toDefeat, toDiscard, toPay, toTakeAction, toUse } from '../text/nouns.ts'

/** Defeats a character outright: no Ally is used. */
export const defeat = op('defeat', 'effect', {
  args: [arg('character', thing)],
  run: (m, a, env) => m.propose(event.defeat, { ...by(m, env.you), thing: a.character, source: env.self }),
  refusal: (q, a) => defeatRefusal(q, a.character),
  say: (a) => t.phrase(toDefeat, a.character),
})

function callStrike(m: Machine, left: readonly ThingId[], env: Env, most: number, isPrice: boolean): void {
  const [place] = left.map((id) => placeOf(m, id))
  if (place !== undefined)
    m.call(strike, { seat: env.you, left, place, most, isBegun: false, because: env.self, isPrice })
}

/** Why none of them can be defeated. */
function strikeRefusal(q: Query, from: readonly ThingId[]): Refusal {
  const refusals = from.map((id) => defeatRefusal(q, id))
  return refusals.includes(null) ? null : (refusals[0] ?? reason('refused.noTarget', {}, 'villainous:defeat'))
}

/** You defeat one of these characters at one location; where all of them are your own Allies you may leave it. */
export const strikeDown = op('strikeDown', 'effect', {
  args: [arg('from', things)],
  run: (m, a, env) => callStrike(m, a.from, env, 1, false),
  refusal: (q, a) => strikeRefusal(q, a.from),
  say: (a) =>
    t.sentences(
      t.phrase(toDefeat, { ...a.from, determiner: 'a' }),
      t.both(
        'you may decline if only your own Allies can be chosen',
        'vous pouvez y renoncer si seuls vos propres Alliés peuvent être choisis',
      ),
    ),
})

/** This card is discarded to defeat some of these characters at its location, one after the other. */
export const detonate = op('detonate', 'effect', {
  args: [arg('from', things), arg('most', number)],
  run: (m, a, env) => callStrike(m, a.from, env, a.most, true),
  refusal: (q, a) => strikeRefusal(q, a.from),
  say: (a) =>
    t.sentences(
      t.phrase(toDiscard, t.thisOne(card)),
      t.phrase(toDefeat, { ...a.from, determiner: 'bare', plural: true, amount: t.upTo(a.most) }),
    ),
})

/** Defeats a character for Power: as much as its Strength. */
export const defeatForItsStrength = op('defeatForItsStrength', 'effect', {
  args: [arg('character', thing)],
  run(m, a, env) {
    const n = strengthOf(m, a.character)
    if (n > 0) m.happen(event.payPower, { ...by(m, env.you), n })
    m.propose(event.defeat, { ...by(m, env.you), thing: a.character, source: env.self })
  },
  refusal: (q, a, env) =>
    defeatRefusal(q, a.character) ??
    (strengthOf(q, a.character) <= powerOf(q, env.you)
      ? null
      : {
          key: 'refused.power',
          args: { cost: strengthOf(q, a.character), power: powerOf(q, env.you) },
          rule: 'villainous:play',
        }),
  say: (a) =>
    t.sentences(
      t.phrase(toDefeat, a.character),
      t.phrase(toPay, t.both('as much Power as its Strength', 'autant de jetons Pouvoir que sa Force')),
    ),
})

/** You vanquish a character by the rules of the action, without a symbol, and the Allies used stay. */
export const vanquishUnharmed = op('vanquishUnharmed', 'effect', {
  args: [arg('target', thing)],
  run: (m, a, env) => m.call(vanquish, { seat: env.you, thing: a.target, given: true, unharmed: true }),
  refusal: (q, a, env) => vanquishRefusal(q, env.you, a.target),
  say: () =>
    t.sentences(
      t.phrase(toTakeAction, t.both('a Vanquish action', 'une action Éliminer')),
      t.both('the Allies used are not discarded', 'les Alliés utilisés ne sont pas défaussés'),
    ),
})

/** You vanquish a character by the rules of the action, without a symbol. */
export const vanquishNow = op('vanquishNow', 'effect', {
  args: [arg('target', thing)],
  run: (m, a, env) => m.call(vanquish, { seat: env.you, thing: a.target, given: true, unharmed: false }),
  refusal: (q, a, env) => vanquishRefusal(q, env.you, a.target),
  say: (a) =>
    t.phrase(toTakeAction, t.both('a Vanquish action against', 'une action Éliminer contre'), a.target),
})

/** One Ally vanquishes a character alone and is not lost for it. */
export const vanquishAlone = op('vanquishAlone', 'effect', {
  args: [arg('ally', thing), arg('target', thing)],
  run: (m, a, env) =>
    m.propose(event.vanquish, {
      ...by(m, env.you),
      targets: [a.target],
      target: a.target,
      fighters: [a.ally],
      spent: [],
      place: placeOf(m, a.target),
      source: env.self,
    }),
  refusal: (q, a) => defeatRefusal(q, a.target),
  say: (a) =>
    t.phrase(
      toUse,
      a.ally,
      t.both('to vanquish', 'pour éliminer'),
      a.target,
      t.both(', without discarding it', ', sans le défausser'),
    ),
})

/** Allies at this card's location that the Vanquish around this text would cost: used ones, or its target. */
function lost(q: Query, env: Env, which: 'used' | 'target' | 'both'): ThingId[] {
  if (env.event < 0) return []
  const { spent, targets } = q.eventOf(env.event, event.vanquish)
  if (spent.includes(env.self) || targets.includes(env.self)) return []
  const ids = [...(which === 'used' ? [] : targets), ...(which === 'target' ? [] : spent)]
  return ids.filter((id) => isAllyOf(q, id, env.you) && placeOf(q, id) === placeOf(q, env.self))
}

const thoseLost = (which: 'used' | 'target' | 'both') =>
  op(`lostHere.${which}`, 'things', {
    args: [],
    value: (q, _a, env) => lost(q, env, which),
    say: () => t.bare(ally),
  })

const usedHereOp = thoseLost('used')
/** Your Allies used here in the Vanquish that this text answers. */
export const usedHere = usedHereOp()
const vanquishedHereOp = thoseLost('target')
/** Your Ally here that the Vanquish would defeat. */
export const vanquishedHere = vanquishedHereOp()
const lostHereOp = thoseLost('both')
/** Your Allies here that the Vanquish this text answers would cost you. */
export const lostHere = lostHereOp()

/** This card goes in place of an Ally that a Vanquish would cost. */
export const giveUpFor = op('giveUpFor', 'effect', {
  args: [arg('ally', thing)],
  run(m, a, env) {
    const draft = m.ownEventOf(env.event, event.vanquish)
    draft.targets = draft.targets.filter((id) => id !== a.ally)
    draft.spent = [...draft.spent.filter((id) => id !== a.ally), env.self]
  },
  affects: (q, a) => q.exists(a.ally),
  say: () =>
    t.may(t.phrase(toDiscard, t.thisOne(card), t.both('in place of that Ally', 'à la place de cet Allié'))),
})

const saveGroupOp = op('saveGroup', 'effect', {
  args: [],
  run(m, _a, env) {
    const draft = m.ownEventOf(env.event, event.vanquish)
    draft.spent = [env.self]
    // It took part in the Vanquish: what it does about that comes when the character is gone.
    draft.fighters = [...draft.fighters, env.self]
  },
  affects(q, _a, env) {
    if (env.event < 0) return false
    const { spent, place } = q.eventOf(env.event, event.vanquish)
    // Where another card has gone in their place already, no Ally is left to save.
    return spent.some((id) => isAllyOf(q, id, env.you)) && saverOf(q, env.you, place) === env.self
  },
  say: () =>
    t.phrase(
      toDiscard,
      t.thisOne(card),
      t.both('in place of the Allies used', 'à la place des Alliés utilisés'),
    ),
})
/** This card goes in place of all Allies that your Vanquish here would cost. */
export const saveGroup = saveGroupOp()

const discardThisOp = op('discardThis', 'effect', {
  args: [],
  run: (m, _a, env) => m.propose(event.discard, { ...by(m, env.you), thing: env.self, source: env.self }),
  affects: (q, _a, env) => q.exists(env.self),
  say: () => t.phrase(toDiscard, t.thisOne(card)),
})
/** This card is discarded. */
export const discardThis = discardThisOp()

const giveThisUpOp = op('giveThisUp', 'effect', {
  args: [],
  run: (m, _a, env) => m.propose(event.discard, { ...by(m, env.you), thing: env.self, source: env.self }),
  affects: (q, _a, env) => placeOf(q, env.self) >= 0,
  say: () => t.may(t.phrase(toDiscard, t.thisOne(card))),
})
/** This card may go in place of what would be lost. */
export const giveThisUp = giveThisUpOp()

export const fightOps = [
  defeat,
  strikeDown,
  detonate,
  defeatForItsStrength,
  vanquishUnharmed,
  vanquishNow,
  vanquishAlone,
  usedHereOp,
  vanquishedHereOp,
  lostHereOp,
  giveUpFor,
  saveGroupOp,
  discardThisOp,
  giveThisUpOp,
]
