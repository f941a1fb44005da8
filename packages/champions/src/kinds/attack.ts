import { answerable, type DraftOf, field, instant, type Seat, type ThingId } from '@quadriga/kernel/author'
import { byWhom } from './cards.ts'

/** A delayed effect: a part of a card's text with the environment it was made in. */
export interface Later {
  readonly program: string
  readonly node: number
  readonly self: ThingId
  readonly you: Seat
}

/** What every attack is, of a player or an enemy: a record that cards can speak of. */
const attackFields = {
  /** The character that attacks. */
  attacker: field.thing,
  overkill: field.flag,
  /** Characters it damaged so far; what went beyond the last one's hit points. */
  damaged: field.things,
  excess: field.number,
  /** All the damage it dealt. */
  dealt: field.number,
  /** Effects that wait for its end. */
  later: field.data<readonly Later[]>(),
}

/** A hero or an ally attacks an enemy, by basic power or by a labelled ability. */
export const attack = answerable('attack', {
  given: {
    ...attackFields,
    target: field.thing,
    basic: field.flag,
    /** The enemies it defeated, and whether it defeated any, a minion among them. */
    defeated: field.things,
    defeatedEnemy: field.flag,
    defeatedMinion: field.flag,
  },
  log: ['attacker', 'target', 'basic', 'source'],
  things: ['attacker', 'target', 'source'],
})
export type CharacterAttackDraft = DraftOf<typeof attack>

/** An enemy attacks a player. */
export const enemyAttack = answerable('enemyAttack', {
  given: {
    ...attackFields,
    villain: field.flag,
    /** Boost cards it is still to get. */
    boosts: field.number,
    /** Made once more against every other hero, and whether it is one of those. */
    againstAll: field.flag,
    again: field.flag,
    /** The player attacked at first, and the one it is aimed at now. */
    first: field.seat,
    target: field.seat,
    /** The character that defends, or -1. */
    defender: field.thing,
    /** The character that was attacked in the end. */
    victim: field.thing,
  },
  /** The side that the identity attacked at first shows. */
  made: byWhom,
  log: ['attacker', 'first', 'source', 'who'],
  things: ['attacker', 'source'],
})
export type EnemyAttackDraft = DraftOf<typeof enemyAttack>

export type AttackDraft = CharacterAttackDraft | EnemyAttackDraft

/** An enemy schemes; its ledger holds boosts and reductions, the base is read when the threat is placed. */
export const enemyScheme = answerable('enemyScheme', {
  given: {
    enemy: field.thing,
    villain: field.flag,
    boosts: field.number,
    /** The threat it placed. */
    placed: field.number,
    /** The player whose activation it is. */
    target: field.seat,
    later: field.data<readonly Later[]>(),
  },
  log: ['enemy', 'source'],
  things: ['enemy', 'source'],
})
export type EnemySchemeDraft = DraftOf<typeof enemyScheme>

/** A hero or an ally thwarts a scheme. */
export const thwart = answerable('thwart', {
  given: {
    character: field.thing,
    scheme: field.thing,
    /** Further schemes, where one thwart takes threat off several. */
    others: field.maybe(field.things),
    basic: field.flag,
  },
  log: ['character', 'scheme', 'basic', 'source'],
  things: ['character', 'scheme', 'source'],
})
export type ThwartDraft = DraftOf<typeof thwart>

/** A character steps before an attack: its player becomes the target. */
export const defend = instant('defend', {
  given: { thing: field.thing, attack: field.event },
  made: { attacker: field.thing },
  log: ['thing', 'attacker'],
  things: ['thing', 'attacker'],
})
