import { answerable, field, instant } from '@quadriga/kernel/author'
import { bySeat } from './seat.ts'

const aCrisis = {
  given: { ...bySeat, thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
} as const

/** A Crisis comes into play: in the centre, or above the domain of its villain. */
export const crisisBegins = answerable('crisisBegins', aCrisis)

/** Enough Strength is there: it has no effect any more, rewards follow. */
export const crisisResolved = instant('crisisResolved', aCrisis)

/** An Ally that helped goes to its pile. */
export const leaveCrisis = instant('leaveCrisis', aCrisis)

/** The Crisis goes to the Fate discard pile. */
export const crisisEnds = instant('crisisEnds', aCrisis)
