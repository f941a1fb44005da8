import { answerable, field, instant } from '@quadriga/kernel/author'
import type { ActionType } from '../card.ts'
import { bySeat } from './seat.ts'

/** A turn begins: what comes before the figure moves. */
export const turnBegins = answerable('turnBegins', { given: bySeat, log: ['who'] })

export const moveFigure = instant('moveFigure', {
  given: { ...bySeat, to: field.word() },
  log: ['who', 'to'],
})

/** An action symbol is used. */
export const action = instant('action', {
  given: { ...bySeat, symbol: field.word(), type: field.word<ActionType>() },
  log: ['who', 'type'],
})

const power = { given: { ...bySeat, n: field.number }, log: ['who', 'n'] } as const

/** One single gain: what makes gains smaller takes off each of them once. */
export const gainPower = instant('gainPower', power)

/** A loss takes what is there. */
export const losePower = instant('losePower', power)

/** A price that was checked before. */
export const payPower = instant('payPower', power)

export const draw = instant('draw', {
  given: bySeat,
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** A card of the hand is discarded. */
export const discardCard = instant('discardCard', {
  given: { ...bySeat, thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** A player shows the whole hand. */
export const showHand = instant('showHand', { given: bySeat, log: ['who'] })

export const nextTurn = instant('nextTurn', { given: bySeat, log: ['who'] })
