import { field, instant } from '@quadriga/kernel/author'
import type { Phase } from '../table.ts'

export const phase = instant('phase', { given: { phase: field.word<Phase>() }, log: ['phase'] })

/** An Enemy or a citizen goes to another zone. */
export const enemyMoves = instant('enemyMoves', {
  given: { thing: field.thing, to: field.word() },
  log: ['thing', 'to'],
  things: ['thing'],
})

export const wounds = instant('wounds', {
  given: { thing: field.thing, n: field.number },
  made: { falls: field.flag },
  log: ['thing', 'n', 'falls'],
  things: ['thing'],
})

/** A citizen fell: every hero loses Power. */
export const devoured = instant('devoured', {
  given: { thing: field.thing },
  log: ['thing'],
  things: ['thing'],
})

export const nextRound = instant('nextRound', { given: { round: field.number }, log: ['round'] })
