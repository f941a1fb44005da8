import {
  arg,
  couldAffect,
  effect,
  incomplete,
  NOTHING,
  op,
  runNode,
  sizeOf,
  thing,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { bind, bound } from '../boundNames.ts'
import { inPlay } from '../query/card.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'
import { idsIn, sharedZone } from '../table.ts'

/** Something else if the first part led to no attack: a stunned enemy and one that is not there have made none (R65). */
export const ifNoAttack = op('ifNoAttack', 'effect', {
  args: [arg('first', effect), arg('otherwise', effect)],
  steps(m, frame, a) {
    const own = m.ownEnv(frame.base)
    if (frame.step === 1) {
      bind(own, { attackMade: false })
      runNode(m, a.first, frame.base)
    } else if (frame.step === 2 && bound(own).attackMade !== true) runNode(m, a.otherwise, frame.base)
    else m.done()
  },
  affects: (q, a, env) => couldAffect(q, a.first, env) || couldAffect(q, a.otherwise, env),
  say: (a) =>
    t.sentences(
      a.first,
      t.ifSo(t.both('no attack was made this way', 'aucune attaque n’a eu lieu ainsi'), a.otherwise),
    ),
})

/** Heals a character completely. */
export const healAll = op('healAll', 'effect', {
  args: [arg('who', thing)],
  run(m, a, env) {
    const hurt = inPlay(m, a.who) ? m.counter(a.who, 'damage') : 0
    if (hurt > 0) m.happen(event.heal, { to: a.who, n: hurt, source: env.self, seat: env.you })
  },
  affects: (q, a) => inPlay(q, a.who) && q.counter(a.who, 'damage') > 0,
  say: (a) => t.phrase(v.toHeal, t.all(n.damage), t.prep.from, a.who),
})

/** The enemy whose activation this text belongs to gets one more boost card (R25). */
const oneMoreBoostOp = op('oneMoreBoost', 'effect', {
  args: [],
  run(m, _a, env) {
    m.ownEventOf(env.event, event.enemyAttack, event.enemyScheme).boosts++
  },
  say: () =>
    t.phrase(
      v.toGive,
      t.both('1 additional boost card', '1 carte de boost supplémentaire'),
      t.prep.to,
      t.the(n.villainNoun),
      t.both('for this activation', 'pour cette activation'),
    ),
})
export const oneMoreBoost = oneMoreBoostOp()

/** The top card of the encounter deck is discarded; what follows may count its boost icons. */
const discardTopEncounterOp = op('discardTopEncounter', 'effect', {
  args: [],
  run(m) {
    const { thing, icons } = m.happen(event.discardEncounter, {})
    if (thing === NOTHING) incomplete(m, m.base)
    bind(m.ownEnv(m.base), { boostIcons: icons })
  },
  affects: (q) => sizeOf(q.zone('encounterDeck')) + idsIn(q, sharedZone.encounterDiscard).length > 0,
  say: () => t.phrase(v.toDiscard, t.the(n.card, n.top), t.prep.of, t.the(n.encounterDeckNoun)),
})
export const discardTopEncounter = discardTopEncounterOp()

export const attemptOps = [ifNoAttack, healAll, oneMoreBoostOp, discardTopEncounterOp]
