import {
  answerable,
  type DraftOf,
  field,
  instant,
  type Line,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { DamageType } from '../definition.ts'

/**
 * The record of an attack, of an upkeep or of single damage: an event that stays open while everything is gathered in
 * its lines, and is applied at once at its end.
 */

/** A companion, the source, takes the damage instead: all of it; as much as its player will say; so much. */
export type Guarding = 'guard' | 'share' | 'guarded'

/** A line of the sum, with the seat it is about. */
export interface DamageLine {
  readonly how: Line['how'] | 'heal' | 'returnHalf' | 'recoil' | 'fixed' | 'drain' | 'halved' | Guarding
  readonly n: number
  readonly source: ThingId
  readonly to: Seat
  /** `returnHalf`, `recoil` and `drain`: whose damage decides. With a token: who holds it. */
  readonly of: Seat
  /** A token that must still lie with `of` when the sum is made, or NOTHING. */
  readonly while: ThingId
}

/** Something that happens once the damage is known. */
export interface Afterwards {
  readonly program: string
  readonly node: number
  readonly you: Seat
  readonly self: ThingId
  readonly least: number
}

/** Damage and healing that wait to be applied together. */
const recordFields = {
  lines: field.data<readonly DamageLine[]>(),
  /** What each seat lost when it was applied. */
  dealt: field.data<readonly number[]>(),
}

/** An activated offensive ability, from its activation to the end of the roll phase. */
export const attack = answerable('attack', {
  given: {
    ...recordFields,
    attacker: field.seat,
    /** Whom it targets; NOBODY as long as that is open, and where nothing in it is meant for a target. */
    defender: field.seat,
    /** What the die of the Targeting Roll shows in the end; 0 before. */
    aim: field.number,
    ability: field.thing,
    index: field.number,
    type: field.word<DamageType>(),
    isAttack: field.flag,
    isUltimate: field.flag,
    /** Its damage may be raised: not pure, not collateral. */
    isAugmentable: field.flag,
    /** The damage before anything modified it. */
    unmodified: field.number,
    /** The defence is over, or was left out. */
    defended: field.flag,
    /** Tokens that it gave to the defender. */
    given: field.things,
    /** The five dice with which it was activated. */
    pips: field.data<readonly number[]>(),
    afterwards: field.data<readonly Afterwards[]>(),
    /** Companions that were activated in it, once for each time. */
    helped: field.things,
    /** The most damage that stood against the defender at any moment. */
    peak: field.number,
  },
  made: { hero: field.thing },
  log: ['hero', 'dealt', 'ability'],
  things: ['hero', 'ability'],
})
export type AttackRecord = DraftOf<typeof attack>

/** The damage and healing of an upkeep, and what speaks then. */
export const upkeep = answerable('upkeep', {
  given: recordFields,
  made: { hero: field.thing },
  log: ['hero', 'dealt'],
  things: ['hero'],
})

/** Damage outside roll phases and upkeep. */
export const damage = answerable('damage', {
  given: recordFields,
  made: { hero: field.thing },
  log: ['hero', 'dealt'],
  things: ['hero'],
})

export type DamageRecord = AttackRecord | DraftOf<typeof upkeep> | DraftOf<typeof damage>

const ofAbility = { ability: field.thing }

/** A player says which ability is about to be activated. */
export const announce = instant('announce', {
  given: { seat: field.seat, ...ofAbility },
  made: { hero: field.thing },
  log: ['hero', 'ability'],
  things: ['hero', 'ability'],
})

/** An announced ability is activated; what answers it may weaken it. */
export const activate = answerable('activate', {
  given: ofAbility,
  made: { hero: field.thing, halved: field.maybe(field.flag) },
  log: ['hero', 'ability'],
  things: ['hero', 'ability'],
})

/** A player defends with an ability. */
export const defend = instant('defend', {
  given: { seat: field.seat, ...ofAbility },
  made: { hero: field.thing },
  log: ['hero', 'ability'],
  things: ['hero', 'ability'],
})
