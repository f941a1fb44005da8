import { answerable, field, instant } from '@quadriga/kernel/author'
import type { Phase } from '../table.ts'

/** The dials, the course of the turn and of the game. */

/** Something about a player; the log names the hero. */
const ofPlayer = {
  given: { seat: field.seat },
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
} as const

/** A seat gains or loses combat points, between 0 and 15. */
export const points = instant('points', {
  given: { seat: field.seat, n: field.number },
  made: { hero: field.thing },
  log: ['hero', 'n'],
  things: ['hero'],
})

/** Damage and healing of one moment, applied together to one dial; `mate` is a partner whom it hits as well. */
export const health = instant('health', {
  given: {
    seat: field.seat,
    mate: field.maybe(field.thing),
    damage: field.number,
    heal: field.number,
  },
  made: { hero: field.thing },
  log: ['hero', 'mate', 'damage', 'heal'],
  things: ['hero', 'mate'],
})

/** Damage was on its way to a hero, and none of it got through; `avoided`: it was kept away whatever its sum. */
export const unharmed = instant('unharmed', {
  given: { seat: field.seat, came: field.number, avoided: field.flag },
  made: { hero: field.thing },
  log: ['hero', 'came', 'avoided'],
  things: ['hero'],
})

export const phase = instant('phase', {
  given: { seat: field.seat, phase: field.word<Phase>() },
  made: { hero: field.thing },
  log: ['hero', 'phase'],
  things: ['hero'],
})

export const turn = instant('turn', ofPlayer)

/** A text that may be used once in a turn is used. */
export const useText = instant('useText', {
  given: { seat: field.seat, index: field.number },
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** A seat will take another Offensive Roll Phase in this turn. */
export const extraPhase = instant('extraPhase', ofPlayer)

/** The end of the roll phases, and of a turn, as events: what speaks then answers them. */
export const rollPhaseEnd = answerable('rollPhaseEnd', {})
export const turnEnd = answerable('turnEnd', {})

/** Set-up is over, and it is known who starts. */
export const firstPlayer = answerable('firstPlayer', {
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** The attacker has found a target. */
export const target = instant('target', {
  given: { seat: field.seat, target: field.thing },
  made: { hero: field.thing },
  log: ['hero', 'target'],
  things: ['hero', 'target'],
})

/** A player is out of the game; what they gave to others stays with them. */
export const defeated = instant('defeated', ofPlayer)

/** A turn ends in the middle: cards being played are discarded, and no roll is open any more. */
export const cutTurn = instant('cutTurn', ofPlayer)

/** A hero board is turned over: every ability gives way to the one on its other side, for the rest of the game. */
export const flip = instant('flip', ofPlayer)

/** A player looks at the hand of another. */
export const look = instant('look', {
  given: { seat: field.seat, of: field.seat },
  made: { hero: field.thing, other: field.thing },
  log: ['hero', 'other'],
  things: ['hero', 'other'],
})
