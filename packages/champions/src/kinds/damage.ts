import { answerable, type DraftOf, field, instant } from '@quadriga/kernel/author'
import type { Status } from '../card.ts'

export const damageVias = ['attack', 'effect', 'overkill', 'retaliate', 'consequential', 'moved'] as const
export type DamageVia = (typeof damageVias)[number]

/** Damage about to hit one character: its ledger is the amount. */
export const damage = answerable('damage', {
  given: {
    to: field.thing,
    via: field.word<DamageVia>(),
    /** Depth of the attack it belongs to, or -1; whether it belongs to one. */
    attack: field.event,
    fromAttack: field.flag,
    /** The player whose identity counts as dealing it, or -1: allies and supports are not "you". */
    by: field.seat,
  },
  /** What was applied, and what went beyond the remaining hit points. */
  made: { dealt: field.number, excess: field.number },
  log: ['to', 'dealt', 'via', 'source', 'ledger'],
  things: ['to', 'source'],
})
export type DamageDraft = DraftOf<typeof damage>

/** An attack was met and did nothing: the defence took off all of its ledger. */
export const unharmed = instant('unharmed', {
  given: { to: field.thing },
  log: ['to', 'source', 'ledger'],
  things: ['to', 'source'],
})

export const heal = instant('heal', {
  given: { to: field.thing, n: field.number },
  log: ['to', 'n', 'source'],
  things: ['to', 'source'],
})

const status = { to: field.thing, status: field.word<Status>() }

/** A character holds at most one card of each status. */
export const gainStatus = instant('gainStatus', {
  given: status,
  log: ['to', 'status', 'source'],
  things: ['to', 'source'],
})

export const loseStatus = instant('loseStatus', { given: status, log: ['to', 'status'], things: ['to'] })
