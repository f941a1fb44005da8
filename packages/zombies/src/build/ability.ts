import type { Condition, Effect, Pattern } from '@quadriga/kernel/author'
import { on } from '../kinds/index.ts'
import { attackCalled, enemiesHere, inMoveAction, othersHere, yourHero } from '../ops/index.ts'
import type { Limit, PieceAbility } from '../piece.ts'

/** What may be added to a text behind its effect. */
interface Price {
  readonly power?: number
  /** By how much Hunger rises. */
  readonly hunger?: number
  readonly actions?: number
  readonly per?: Limit
  /** The card is discarded. */
  readonly discards?: boolean
  readonly only?: Condition
}

function ability(
  window: string,
  forced: boolean,
  when: Pattern | null,
  effect: Effect,
  { power = 0, hunger = 0, actions = 0, per = '', discards = false, only }: Price,
): PieceAbility {
  const price = { power, hunger, actions, per, discards }
  return { window, forced, from: 'play', when, only: only ?? null, effect, ...price }
}

/** Used by its hero in its own turn. */
export const inTurn = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('', false, null, effect, price)

/** Used by its hero in its own turn, at most once. */
export const oncePerTurn = (effect: Effect, price: Price = {}): PieceAbility =>
  inTurn(effect, { ...price, per: 'turn' })

/** Used when its hero attacks, before the dice are rolled. */
export const whenAttacking = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('attacking', false, on('attack', { hero: yourHero }), effect, price)

/** Used when its hero attacks with one attack, before the dice are rolled. */
export const whenAttackingWith = (code: string, effect: Effect, price: Price = {}): PieceAbility =>
  ability('attacking', false, on('attack', { hero: yourHero, attack: attackCalled(code) }), effect, price)

/** Used when the dice of one attack of its hero have been rolled. */
export const whenRolledWith = (code: string, effect: Effect, price: Price = {}): PieceAbility =>
  ability('rolled', false, on('attack', { hero: yourHero, attack: attackCalled(code) }), effect, price)

/** Used after its hero has attacked in Melee without eating. */
export const afterBlows = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('attack', { hero: yourHero, type: 'melee', eats: false }), effect, price)

/** Happens by itself with each step of a Move Action of its hero. */
export const withEachStep = (effect: Effect): PieceAbility =>
  ability('after', true, on('heroMoves', { hero: yourHero }), effect, { only: inMoveAction })

/** Used once in each Move Action of its hero. */
export const whenMoving = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('heroMoves', { hero: yourHero, step: 1 }), effect, price)

/** Used when a round begins. */
export const atStartOfRound = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('playersBegin'), effect, price)

/** Used when the dice of its hero's attack have been rolled. */
export const whenRolled = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('rolled', false, on('attack', { hero: yourHero }), effect, price)

/** Used after its hero has attacked. */
export const afterAttack = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('attack', { hero: yourHero }), effect, price)

/** Used after its hero has attacked with one attack. */
export const afterAttackWith = (code: string, effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('attack', { hero: yourHero, attack: attackCalled(code) }), effect, price)

/** Used after its hero has attacked in Melee. */
export const afterMelee = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('attack', { hero: yourHero, type: 'melee' }), effect, price)

/** Used when its hero would suffer Wounds. */
export const whenWounded = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('wounding', false, on('wounds', { to: yourHero }), effect, price)

/** Used when somebody else in its hero's zone would suffer Wounds. */
export const whenOthersWounded = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('wounding', false, on('wounds', { to: othersHere }), effect, price)

/** Used when Enemies come into its hero's zone, in any phase. */
export const whenEnemiesEnter = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('entering', false, on('enemiesEnter'), effect, { ...price, only: enemiesHere })

/** Used when Enemies come into its hero's zone in the Enemy Phase, at most once in it. */
export const oncePerEnemyPhase = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('entering', false, on('enemiesEnter', { phase: 'enemies' }), effect, {
    ...price,
    per: 'enemyPhase',
    only: enemiesHere,
  })

/** Used at the end of its hero's turn. */
export const atEndOfTurn = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('turnEnds', false, on('turnEnds', { hero: yourHero }), effect, price)

/** Used when the End Phase begins. */
export const atEndPhase = (effect: Effect, price: Price = {}): PieceAbility =>
  ability('after', false, on('endPhase'), effect, price)

/** Happens by itself after an event. */
export const forcedAfter = (when: Pattern, effect: Effect, only?: Condition): PieceAbility =>
  ability('after', true, when, effect, only === undefined ? {} : { only })

/** Happens by itself instead of what was about to happen. */
export const forcedInstead = (when: Pattern, effect: Effect, only?: Condition): PieceAbility =>
  ability('instead', true, when, effect, only === undefined ? {} : { only })

/** What a Spawn card says. */
export const whenDrawn = (effect: Effect): PieceAbility => ability('', true, null, effect, {})
