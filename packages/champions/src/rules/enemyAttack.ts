import {
  eachInTurn,
  environment,
  type Machine,
  message,
  NOTHING,
  PASS,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
  totalOf,
} from '@quadriga/kernel/author'
import { type EnemyAttackDraft, event } from '../kinds/index.ts'
import { inPlay, isKind } from '../query/card.ts'
import { alliesOf, isReady, villainOf } from '../query/characters.ts'
import { identityOf, isHero, playerOrder } from '../query/seat.ts'
import { giveBoosts, turnBoosts } from './boost.ts'

interface AttackStepsVars {
  event: number
  /** How many players were already asked to defend. */
  asked: number
}

/** The four steps of an enemy's attack. A minion gets no boost card. */
export const enemyAttackSteps = procedure<AttackStepsVars>('champions.enemyAttackSteps', {
  giveBoost(m, f) {
    f.asked = 0
    giveBoosts(m, f.event)
  },
  declareDefender(m, f) {
    const seat = askedToDefend(m, f)
    const able = seat === undefined ? [] : defendersOf(m, f, seat)
    if (seat === undefined) m.goto('turnBoosts')
    else if (able.length === 0) m.goto('nextDefender')
    else {
      const { attacker } = m.eventOf(f.event, event.enemyAttack)
      const ask = message('ask.defend', { attacker: m.thing(attacker).face })
      const none = mustDefend(m, f, seat) ? [] : [PASS]
      const options = [...thingOptions(m, 'defend', able), ...none]
      m.ask({ seat, ask, options, because: attacker, confirm: true })
    }
  },
  defend(m, f) {
    const [thing = NOTHING] = m.chosen()
    if (thing === NOTHING) return
    m.goto('turnBoosts')
    m.happen(event.defend, { thing, attack: f.event })
  },
  nextDefender(m, f) {
    f.asked++
    m.goto('declareDefender')
  },
  turnBoosts(m, f) {
    if (m.eventOf(f.event, event.enemyAttack).villain) m.call(turnBoosts, { event: f.event, thing: NOTHING })
  },
  damage(m, f) {
    const draft = m.ownEventOf(f.event, event.enemyAttack)
    m.goto('overkill')
    const victim = victimOf(m, draft)
    if (!inPlay(m, draft.attacker) || !inPlay(m, victim)) return
    draft.victim = victim
    const ledger = damageLedger(m, draft)
    const { attacker } = draft
    if (totalOf(ledger) === 0) {
      m.happen(event.unharmed, { to: victim, ledger, source: attacker })
      return
    }
    m.propose(event.damage, {
      to: victim,
      ledger,
      source: attacker,
      via: 'attack',
      attack: f.event,
      fromAttack: true,
      by: -1,
    })
  },
  /** What a defeated ally did not stop reaches the hero behind it: no attack on the hero, but damage of this attack (R36). */
  overkill(m, f) {
    const { overkill, excess, victim, attacker, target, defender } = m.eventOf(f.event, event.enemyAttack)
    m.done()
    if (!overkill || excess === 0 || victim !== defender || inPlay(m, victim)) return
    if (!isHero(m, target)) return
    const ledger = [{ how: 'base' as const, n: excess, source: attacker }]
    m.propose(event.damage, {
      to: identityOf(m, target),
      ledger,
      source: attacker,
      via: 'overkill',
      attack: f.event,
      fromAttack: true,
      by: -1,
    })
  },
})

/** The attacked player is asked first, then the others in player order (aid, step two of the villain phase). */
function askedToDefend(q: Query, f: AttackStepsVars): Seat | undefined {
  const { target } = q.eventOf(f.event, event.enemyAttack)
  return f.asked === 0 ? target : playerOrder(q).filter((seat) => seat !== target)[f.asked - 1]
}

/** A ready hero or ally of that player. */
function defendersOf(q: Query, f: AttackStepsVars, seat: Seat): ThingId[] {
  const allies = readyAllies(q, seat)
  if (mustDefend(q, f, seat)) return allies
  const identity = identityOf(q, seat)
  return isHero(q, seat) && isReady(q, identity) ? [identity, ...allies] : allies
}

function readyAllies(q: Query, seat: Seat): ThingId[] {
  return alliesOf(q, seat).filter((id) => isReady(q, id))
}

/** Whether the attacked player has to defend with one of the allies, before anybody else may step in (R50). */
function mustDefend(q: Query, f: AttackStepsVars, seat: Seat): boolean {
  const { attacker, target } = q.eventOf(f.event, event.enemyAttack)
  return seat === target && q.stat(attacker, 'demandsAlly') > 0 && readyAllies(q, seat).length > 0
}

/** The defender; if it is gone, or nobody defends, the identity of the player the attack is aimed at (R29). */
function victimOf(q: Query, draft: Readonly<EnemyAttackDraft>): ThingId {
  return inPlay(q, draft.defender) ? draft.defender : identityOf(q, draft.target)
}

/** ATK with its boosts; a hero that used the basic defence takes DEF off, an ally has none. */
function damageLedger(q: Query, draft: Readonly<EnemyAttackDraft>) {
  const { attacker, victim, defender } = draft
  const base = { how: 'base' as const, n: q.stat(attacker, 'atk'), source: attacker }
  if (victim !== defender || !isKind(q, victim, 'hero')) return [base, ...draft.ledger]
  return [base, ...draft.ledger, { how: 'subtract' as const, n: q.stat(victim, 'def'), source: victim }]
}

/** A proposal that an enemy attack a player. */
export function enemyAttackDraft(q: Query, attacker: ThingId, target: Seat, source: ThingId) {
  return {
    attacker,
    villain: attacker === villainOf(q),
    boosts: attacker === villainOf(q) ? 1 : 0,
    againstAll: false,
    again: false,
    first: target,
    target,
    seat: target,
    source,
    defender: NOTHING,
    victim: NOTHING,
    overkill: false,
    damaged: [],
    dealt: 0,
    excess: 0,
    later: [],
  }
}

/** An attack on everybody is made again against each other hero, who may be defended too (R49). */
export function sameAttack(m: Machine, depth: number): void {
  const { attacker, first, againstAll, source } = m.eventOf(depth, event.enemyAttack)
  if (!againstAll) return
  const others = playerOrder(m).filter((seat) => seat !== first && isHero(m, seat))
  eachInTurn(
    m,
    event.enemyAttack,
    others.map((seat) => ({ ...enemyAttackDraft(m, attacker, seat, source), again: true })),
  )
}

/** Kinds of event for whose end effects may wait. */
const delaying = [event.attack, event.enemyAttack, event.enemyScheme] as const

interface DelayedVars {
  event: number
  next: number
}

/** Effects that waited for the end of an activation, before anything answers it (R09). */
export const delayed = procedure<DelayedVars>('champions.delayed', {
  resolve(m, f) {
    const later = m.eventOf(f.event, ...delaying).later[f.next]
    if (later === undefined) {
      m.done()
      return
    }
    f.next++
    m.goto('resolve')
    m.resolve(later.program, environment({ you: later.you, self: later.self, event: f.event }), later.node)
  },
})

export function delayedEffects(m: Machine, depth: number): void {
  if (m.eventOf(depth, ...delaying).later.length > 0) m.call(delayed, { event: depth, next: 0 })
}
