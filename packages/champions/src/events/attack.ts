import type { Draft, Seat, ThingId } from '@quadriga/kernel/author'
import { eventKind } from './kind.ts'

/** A delayed effect: a part of a card's text with the environment it was made in. */
export interface Later {
  readonly program: string
  readonly node: number
  readonly self: ThingId
  readonly you: Seat
}

/** What every attack is, whoever makes it: a record that cards can speak of. */
export interface AttackDraft extends Draft {
  /** The character that attacks. */
  attacker: ThingId
  overkill: boolean
  /** Characters it damaged so far; what went beyond the last one's hit points. */
  damaged: readonly ThingId[]
  excess: number
  /** All the damage it dealt. */
  dealt: number
  /** Effects that wait for its end. */
  later: readonly Later[]
}

/** A hero or an ally attacks an enemy, by basic power or by a labelled ability. */
export interface CharacterAttackDraft extends AttackDraft {
  target: ThingId
  basic: boolean
  /** The enemies it defeated, and whether it defeated any, a minion among them. */
  defeated: readonly ThingId[]
  defeatedEnemy: boolean
  defeatedMinion: boolean
}

/** An enemy attacks a player. */
export interface EnemyAttackDraft extends AttackDraft {
  villain: boolean
  /** Boost cards it is still to get. */
  boosts: number
  /** Made once more against every other hero, and whether it is one of those. */
  againstAll: boolean
  again: boolean
  /** The player attacked at first, and the one it is aimed at now. */
  first: Seat
  target: Seat
  /** The character that defends, or -1. */
  defender: ThingId
  /** The character that was attacked in the end. */
  victim: ThingId
}

/** An enemy schemes; its ledger holds boosts and reductions, the base is read when the threat is placed. */
export interface EnemySchemeDraft extends Draft {
  enemy: ThingId
  villain: boolean
  boosts: number
  /** The threat it placed. */
  placed: number
  /** The player whose activation it is. */
  target: Seat
  later: readonly Later[]
}

/** A hero or an ally thwarts a scheme. */
export interface ThwartDraft extends Draft {
  character: ThingId
  scheme: ThingId
  /** Further schemes, where one thwart takes threat off several. */
  others?: readonly ThingId[]
  basic: boolean
}

const nothing = () => undefined

const attack = eventKind<CharacterAttackDraft>('attack', {
  commit: nothing,
  log: ['attacker', 'target', 'basic', 'source'],
  things: ['attacker', 'target', 'source'],
})

const enemyAttack = eventKind<EnemyAttackDraft>('enemyAttack', {
  /** The text that asked for it may want to know that it was made (R65). */
  commit(m, { base = -1 }) {
    // A text whose last word it was is over, and its frame gone.
    if ((m.state.frames[base]?.node ?? -1) < 0) return
    const env = m.ownEnv(base)
    if (env.names['attackMade'] === false) env.names = { ...env.names, attackMade: true }
  },
  log: ['attacker', 'first', 'source'],
  things: ['attacker', 'source'],
})

const enemyScheme = eventKind<EnemySchemeDraft>('enemyScheme', {
  commit: nothing,
  log: ['enemy', 'source'],
  things: ['enemy', 'source'],
})

const thwart = eventKind<ThwartDraft>('thwart', {
  commit: nothing,
  log: ['character', 'scheme', 'basic', 'source'],
  things: ['character', 'scheme', 'source'],
})

interface DefendDraft extends Draft {
  thing: ThingId
  attack: number
}

/** A character steps before an attack: its player becomes the target. */
const defend = eventKind<DefendDraft>('defend', {
  commit(m, { thing, attack: depth }) {
    const draft = m.ownEvent<EnemyAttackDraft>(depth)
    draft.defender = thing
    draft.target = m.thing(thing).controller
    m.own(thing)['exhausted'] = 1
  },
  log: ['thing'],
  things: ['thing'],
})

export const attackEvents = [attack, enemyAttack, enemyScheme, thwart, defend]
