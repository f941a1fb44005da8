import { answeredAttack } from '../query/answered.ts'
import {
  arg,
  type CompiledAbility,
  couldAffect,
  eachInTurn,
  type Effect,
  effect,
  type Env,
  NOTHING,
  op,
  runNode,
  seat,
  thing,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event, type Later } from '../kinds/index.ts'
import { inPlay } from '../query/card.ts'
import { isHero, playerOrder } from '../query/seat.ts'
import { abilitiesWith } from '../query/usable.ts'
import { enemyAttackDraft } from '../rules/enemyAttack.ts'
import { enemySchemeDraft } from '../rules/enemyScheme.ts'
import { resolveAbility } from '../rules/resolveAbility.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

function laterPart(part: { program: string; n: number }, env: Env): Later {
  return { program: part.program, node: part.n, self: env.self, you: env.you }
}

/** Enemies attack a player, one after the other; in alter-ego form no attack is made (R65). */
export const attacks = op('attacks', 'effect', {
  args: [arg('enemies', things), arg('who', seat), arg('afterwards', effect, null)],
  run(m, a, env) {
    const { afterwards } = a
    if (!isHero(m, a.who)) return
    const later = afterwards === null ? [] : [laterPart(afterwards, env)]
    eachInTurn(
      m,
      event.enemyAttack,
      a.enemies.map((enemy) => ({ ...enemyAttackDraft(m, enemy, a.who, env.self), later, base: m.base })),
    )
  },
  affects: (q, a) => a.enemies.some((enemy) => inPlay(q, enemy)) && isHero(q, a.who),
  say(a) {
    const attack = t.clause(a.enemies, v.toAttack, a.who)
    return a.afterwards === null ? attack : t.sentences(attack, a.afterwards)
  },
})

/** The villain schemes, with a boost card as always (R23). */
export const schemesNow = op('schemesNow', 'effect', {
  args: [arg('enemy', thing), arg('who', seat), arg('afterwards', effect, null)],
  run(m, a, env) {
    const later = a.afterwards === null ? [] : [laterPart(a.afterwards, env)]
    m.propose(event.enemyScheme, { ...enemySchemeDraft(m, a.enemy, a.who, env.self), later })
  },
  affects: (q, a) => inPlay(q, a.enemy),
  say(a) {
    const scheme = t.clause(a.enemy, v.toScheme)
    return a.afterwards === null ? scheme : t.sentences(scheme, a.afterwards)
  },
})

/** The attack this text answers gains overkill. */
const gainsOverkillOp = op('gainsOverkill', 'effect', {
  args: [],
  run(m, _a, env) {
    m.ownEventOf(env.event, event.enemyAttack).overkill = true
  },
  say: () =>
    t.clause(t.thisOne(n.attackNoun), v.toGain, t.term('champions:overkill', 'overkill', 'Déferlement')),
})
export const gainsOverkill = gainsOverkillOp()

/** An effect that waits for the end of the activation this text belongs to (R09). */
export const whenThisEnds = op('whenThisEnds', 'effect', {
  args: [arg('effect', effect)],
  run(m, a, env) {
    const draft = m.ownEventOf(env.event, event.attack, event.enemyAttack, event.enemyScheme)
    draft.later = [...draft.later, laterPart(a.effect, env)]
  },
  say: (a) => t.when(t.clause(t.thisOne(n.activationNoun), v.toEnd), a.effect),
})

const isUndefendedOp = op('isUndefended', 'condition', {
  args: [],
  value(q, _a, env) {
    const draft = answeredAttack(q, env)
    return draft?.kind === 'enemyAttack' && draft.defender === NOTHING
  },
  say: () =>
    t.group(
      t.thisOne(n.attackNoun),
      t.both('is', 'n’est pas'),
      t.term('champions:undefended', 'undefended', 'défendue'),
    ),
})
/** The activation this text belongs to is an attack that nobody defends against so far (R28). */
export const isUndefended = isUndefendedOp()

/** The card being revealed gains surge. */
const gainSurgeOp = op('gainSurge', 'effect', {
  args: [],
  run(m) {
    m.ownEventOf(m.nearest(event.reveal), event.reveal).surge = true
  },
  say: () => t.clause(t.thisOne(n.card), v.toGain, t.term('champions:surge', 'surge', 'Renfort')),
})
export const gainSurge = gainSurgeOp()

/** The When Revealed effects of the card this text answers do not happen. */
const cancelRevealOp = op('cancelReveal', 'effect', {
  args: [arg('instead', effect, null)],
  steps(m, frame, a, env) {
    if (frame.step > 1) m.done()
    else {
      m.ownEventOf(env.event, event.reveal).cancelled = true
      if (a.instead !== null) runNode(m, a.instead, frame.base)
    }
  },
  affects: (q, _a, env) => !q.eventOf(env.event, event.reveal).cancelled,
  say(a) {
    const words = t.phrase(
      v.toCancel,
      t.both('its “When Revealed” effects', 'ses effets « Une fois révélée »'),
    )
    return a.instead === null ? words : t.sentences(words, t.instead(a.instead))
  },
})
export const cancelReveal = cancelRevealOp()
export const cancelRevealFor = (instead: Effect) => cancelRevealOp(instead)

/** Resolves the Special ability of a card; its own label counts (R78). */
export const resolveSpecial = op('resolveSpecial', 'effect', {
  args: [arg('card', thing)],
  run(m, a, env) {
    const ability = abilitiesWith(m, a.card, 'special')[0] as CompiledAbility
    const running = { seat: env.you, thing: a.card, ability: ability.index, event: -1, spent: [] }
    resolveAbility(m, running, ability, env.final)
  },
  affects: (q, a) => inPlay(q, a.card),
  say: (a) => t.phrase(v.toResolve, t.of(a.card, n.special)),
})

/** The effect as that player's own: "you" inside is that player, for as long as it lasts; nobody's if that player is out (R80). */
export const forPlayer = op('forPlayer', 'effect', {
  args: [arg('who', seat), arg('effect', effect)],
  steps(m, frame, a, env) {
    if (frame.step === 1) {
      frame.vars['outer'] = env.you
      m.ownEnv(frame.base).you = a.who
      runNode(m, a.effect, frame.base)
    } else {
      m.ownEnv(frame.base).you = frame.vars['outer'] as number
      m.done()
    }
  },
  affects: (q, a, env) => playerOrder(q).includes(a.who) && couldAffect(q, a.effect, { ...env, you: a.who }),
  say: (a) => t.by(a.who, a.effect),
})

export const activationOps = [
  attacks,
  schemesNow,
  gainsOverkillOp,
  whenThisEnds,
  isUndefendedOp,
  gainSurgeOp,
  cancelRevealOp,
  resolveSpecial,
  forPlayer,
]
