import { field, instant } from '@quadriga/kernel/author'
import { bySeat } from './seat.ts'

const aStone = {
  given: { ...bySeat, thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
} as const

/** The receiver draws one of the free Stones; which one, chance says. */
export const drawStone = instant('drawStone', {
  given: bySeat,
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

export const attachStone = instant('attachStone', {
  given: { ...aStone.given, bearer: field.thing },
  log: ['who', 'thing', 'bearer'],
  things: ['thing', 'bearer'],
})

/** Nobody can carry it: the Stone goes back to the centre. */
export const returnStone = instant('returnStone', aStone)

/** A raider brings a loose Stone home: it turns into a Specialty. */
export const captureStone = instant('captureStone', aStone)
