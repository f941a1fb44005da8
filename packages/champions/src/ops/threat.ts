import {
  eachInTurn,
  NO_EFFECT,
  arg,
  codeName,
  incomplete,
  type Machine,
  number,
  op,
  thing,
  type ThingId,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { threatDraft } from '../events/threat.ts'
import { bind } from '../boundNames.ts'
import { inPlay } from '../query/card.ts'
import { removalRefusal } from '../query/legality.ts'
import { sideSchemes } from '../query/schemes.ts'
import { identityOf } from '../query/seat.ts'
import { thwartDraft } from '../rules/attack.ts'
import { threatOnOne } from '../rules/threatOnOne.ts'
import { countedTo, perWhat } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Takes threat off schemes without thwarting. */
export const removeThreat = op('removeThreat', 'effect', {
  args: [arg('n', number), arg('from', thing)],
  run(m, a, env) {
    if (!inPlay(m, a.from)) return
    if (m.counter(a.from, 'threat') < a.n) incomplete(m, m.base)
    m.propose(event.removeThreat, { scheme: a.from, n: a.n, source: env.self, seat: env.you })
  },
  refusal: (q, a) => (a.n === 0 || !inPlay(q, a.from) ? NO_EFFECT : removalRefusal(q, a.from)),
  say: (a) => t.phrase(v.toRemove, ...countedTo(a.n, n.threat, t.prep.from, a.from)),
})

/** Your hero thwarts a scheme with a labelled ability, or several at once: those it cannot thwart are left out (R54). */
export const thwart = op('thwart', 'effect', {
  args: [arg('n', number), arg('schemes', things)],
  run(m, a, env) {
    const able = a.schemes.filter((scheme) => inPlay(m, scheme) && removalRefusal(m, scheme) === null)
    if (able.length < a.schemes.length || able.some((scheme) => m.counter(scheme, 'threat') < a.n))
      incomplete(m, m.base)
    const [first, ...others] = able
    if (first === undefined) return
    noteThwarted(m, first)
    m.propose(event.thwart, { ...thwartDraft(identityOf(m, env.you), first, env.you, env.self, a.n), others })
  },
  refusal(q, a) {
    const [first] = a.schemes
    if (a.n === 0 || first === undefined || !inPlay(q, first)) return NO_EFFECT
    const isAble = a.schemes.some((scheme) => removalRefusal(q, scheme) === null)
    return isAble ? null : removalRefusal(q, first)
  },
  say: (a) => t.phrase(v.toRemove, ...countedTo(a.n, n.threat, t.prep.from, a.schemes)),
})

/** A text may go on with another scheme. */
function noteThwarted(m: Machine, scheme: ThingId): void {
  if (m.base < 0 || m.base >= m.state.frames.length) return
  bind(m.ownEnv(m.base), { thwarted: scheme })
}

export const placeThreat = op('placeThreat', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    eachInTurn(
      m,
      event.placeThreat,
      a.on.filter((scheme) => inPlay(m, scheme)).map((scheme) => threatDraft(scheme, a.n, env.self)),
    )
  },
  affects: (q, a) => a.n > 0 && a.on.some((scheme) => inPlay(q, scheme)),
  say: (a) => t.phrase(v.toPlace, ...countedTo(a.n, n.threat, t.prep.on, a.on), ...perWhat(a.n)),
})

/** Threat goes on a scheme of this name; of two in play the first player chooses one (R82). */
export const placeThreatOnOne = op('placeThreatOnOne', 'effect', {
  args: [arg('n', number), arg('id', codeName)],
  run: (m, a, env) => m.call(threatOnOne, { n: a.n, id: a.id, source: env.self }),
  affects: (q, a) => a.n > 0 && sideSchemes(q).some((scheme) => q.thing(scheme).face === a.id),
  say: (a) => t.phrase(v.toPlace, t.count(a.n, n.threat), t.prep.on, t.thing(a.id)),
})

/** The enemy's scheme this text answers places less threat, whatever its boost will be. */
export const lessThreat = op('lessThreat', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const draft = m.ownEvent(env.event)
    draft.ledger = [...draft.ledger, { how: 'subtract', n: a.n, source: env.self }]
  },
  say: (a) => t.phrase(v.toPrevent, t.count(a.n, n.threat)),
})

export const threatOps = [removeThreat, thwart, placeThreat, placeThreatOnOne, lessThreat]
