import { field, instant } from '@quadriga/kernel/author'
import { bySeat } from './seat.ts'

const onHero = {
  given: { ...bySeat, thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
} as const

/** A Soul Mark from the supply is put on a Hero. */
export const mark = instant('mark', onHero)

/** A Hero's Soul Mark goes back to the supply. */
export const unmark = instant('unmark', onHero)

/** A Soul Mark that was collected goes back to the supply. */
export const loseMark = instant('loseMark', onHero)
