import {
  eachInTurn,
  type Machine,
  NOBODY,
  NOTHING,
  type Query,
  type Seat,
  type ThingId,
  totalOf,
  type WindowRule,
} from '@quadriga/kernel/author'
import { type CharacterAttackDraft, type EnemyAttackDraft, event } from '../kinds/index.ts'
import { effectDamage } from '../events/damage.ts'
import { areaOf, inPlay, isKind } from '../query/card.ts'
import { villainOf } from '../query/characters.ts'

/** The damage of a character's attack; a basic attack uses ATK as it is now. */
export function attackDamage(m: Machine, depth: number): void {
  const draft = m.eventOf(depth, event.attack)
  const { attacker, target, basic, source, seat } = draft
  if (!inPlay(m, target)) return
  const ledger = basic
    ? [{ how: 'base' as const, n: m.stat(attacker, 'atk'), source: attacker }]
    : draft.ledger
  if (totalOf(ledger) === 0) return
  const by = isKind(m, attacker, 'ally') ? -1 : seat
  m.propose(event.damage, {
    to: target,
    ledger,
    source,
    seat,
    via: 'attack',
    attack: depth,
    fromAttack: true,
    by,
  })
}

/** Excess over a defeated minion goes to the villain: no attack on him, but damage of this attack (R36). */
export function overkillDamage(m: Machine, depth: number): void {
  const { overkill, excess, target, defeated, source, attacker, seat } = m.eventOf(depth, event.attack)
  if (!overkill || excess === 0 || target === villainOf(m) || !defeated.includes(target)) return
  const by = isKind(m, attacker, 'ally') ? -1 : seat
  const draft = effectDamage(villainOf(m), excess, source, by, 'overkill')
  m.propose(event.damage, { ...draft, attack: depth, fromAttack: true })
}

/** A proposal that a character attack an enemy; a labelled ability brings its own amount. */
export function attackDraft(
  attacker: ThingId,
  target: ThingId,
  seat: Seat,
  source: ThingId,
  amount: number | null,
) {
  return {
    attacker,
    target,
    seat,
    source,
    basic: amount === null,
    ledger: amount === null ? [] : [{ how: 'base' as const, n: amount, source }],
    overkill: false,
    damaged: [],
    dealt: 0,
    excess: 0,
    defeated: [],
    defeatedEnemy: false,
    defeatedMinion: false,
    later: [],
  }
}

/**
 * Whoever was attacked and has survived strikes back at the attacker, hurt or not (R35). It stands among the forced responses
 * to the attack, so that the first player says when (R01).
 */
export const retaliate: WindowRule = {
  id: 'retaliate',
  of(q, depth) {
    const { attacker } = q.eventOf(depth, event.attack, event.enemyAttack)
    const attacked = survivorOf(q, depth)
    const strikes = inPlay(q, attacked) && inPlay(q, attacker) && q.stat(attacked, 'retaliate') > 0
    return strikes ? attacked : NOTHING
  },
  carryOut(m, depth) {
    const { attacker } = m.eventOf(depth, event.attack, event.enemyAttack)
    const attacked = survivorOf(m, depth)
    const by = isKind(m, attacked, 'hero') ? areaOf(m, attacked) : NOBODY
    m.propose(event.damage, effectDamage(attacker, m.stat(attacked, 'retaliate'), attacked, by, 'retaliate'))
  },
}

/** Who was attacked; NOTHING for a villain whose stage the attack defeated: that enemy is no more (R48). */
function survivorOf(q: Query, depth: number): ThingId {
  const draft = q.eventOf(depth, event.attack, event.enemyAttack)
  if (draft.kind === 'enemyAttack') return (draft as EnemyAttackDraft).victim
  const { target, defeated } = draft as CharacterAttackDraft
  return defeated.includes(target) ? NOTHING : target
}

/** The threat that a thwart removes, from one scheme or from several. */
export function thwartRemoval(m: Machine, depth: number): void {
  const { character, basic, source, seat, ledger, scheme: first, others } = m.eventOf(depth, event.thwart)
  const n = basic ? m.stat(character, 'thw') : totalOf(ledger)
  if (n === 0) return
  eachInTurn(
    m,
    event.removeThreat,
    [first, ...(others ?? [])]
      .filter((scheme) => inPlay(m, scheme))
      .map((scheme) => ({ scheme, n, source, seat })),
  )
}

export function thwartDraft(
  character: ThingId,
  scheme: ThingId,
  seat: Seat,
  source: ThingId,
  amount: number | null,
) {
  const ledger = amount === null ? [] : [{ how: 'base' as const, n: amount, source }]
  return { character, scheme, seat, source, basic: amount === null, ledger }
}

/** An ally pays for using a basic power, after everything the power led to (R47). */
export function consequentialDamage(m: Machine, depth: number): void {
  const draft = m.eventOf(depth, event.attack, event.thwart)
  const attacks = draft.kind === 'attack'
  const ally = attacks ? draft.attacker : draft.character
  if (!draft.basic || !inPlay(m, ally) || !isKind(m, ally, 'ally')) return
  const n = m.stat(ally, attacks ? 'consequentialAtk' : 'consequentialThw')
  if (n > 0) m.propose(event.damage, effectDamage(ally, n, ally, -1, 'consequential'))
}
