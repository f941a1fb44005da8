import { type Draft, type Seat, type ThingId, totalOf } from '@quadriga/kernel/author'
import type { Status } from '../card.ts'
import { maxHitPoints, remaining } from '../query/characters.ts'
import type { AttackDraft } from './attack.ts'
import { eventKind } from './kind.ts'

export const damageVias = ['attack', 'effect', 'overkill', 'retaliate', 'consequential', 'moved'] as const
export type DamageVia = (typeof damageVias)[number]

/** Damage about to hit one character: its ledger is the amount. */
export interface DamageDraft extends Draft {
  to: ThingId
  via: DamageVia
  /** Depth of the attack it belongs to, or -1. */
  attack: number
  /** The player whose identity counts as dealing it, or -1: allies and supports are not "you". */
  by: Seat
  /** After commit: what was applied, and what went beyond the remaining hit points. */
  dealt: number
  excess: number
}

export interface HealDraft extends Draft {
  to: ThingId
  n: number
}

export interface StatusDraft extends Draft {
  to: ThingId
  status: Status
}

const damage = eventKind<DamageDraft>('damage', {
  commit(m, draft) {
    const amount = totalOf(draft.ledger)
    const left = remaining(m, draft.to)
    draft.dealt = amount
    draft.excess = Math.max(0, amount - left)
    // Damage that was prevented was not dealt: nothing answers it (R31).
    draft.replaced = amount === 0
    if (amount === 0) return
    m.own(draft.to)['damage'] = m.counter(draft.to, 'damage') + Math.min(amount, left)
    if (draft.attack < 0) return
    const attack = m.ownEvent<AttackDraft>(draft.attack)
    attack.damaged = [...attack.damaged, draft.to]
    attack.dealt += amount
    attack.excess = draft.excess
  },
  log: ['to', 'dealt', 'via', 'source', 'ledger'],
  things: ['to', 'source'],
})

const heal = eventKind<HealDraft>('heal', {
  commit(m, draft) {
    const before = Math.min(m.counter(draft.to, 'damage'), maxHitPoints(m, draft.to))
    draft.n = Math.min(draft.n, before)
    m.own(draft.to)['damage'] = before - draft.n
  },
  log: ['to', 'n', 'source'],
  things: ['to', 'source'],
})

/** A character holds at most one card of each status. */
const gainStatus = eventKind<StatusDraft>('gainStatus', {
  commit(m, draft) {
    m.own(draft.to)[draft.status] = 1
  },
  log: ['to', 'status', 'source'],
  things: ['to', 'source'],
})

const loseStatus = eventKind<StatusDraft>('loseStatus', {
  commit(m, draft) {
    m.own(draft.to)[draft.status] = 0
  },
  log: ['to', 'status'],
  things: ['to'],
})

export const damageEvents = [damage, heal, gainStatus, loseStatus]

/** A draft of damage that belongs to no attack. */
export function effectDamage(to: ThingId, n: number, source: ThingId, by: Seat, via: DamageVia = 'effect') {
  const ledger = [{ how: 'base' as const, n, source }]
  return { kind: 'damage', to, ledger, source, by, via, attack: -1, dealt: 0, excess: 0 }
}
