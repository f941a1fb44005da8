import { field, instant } from '@quadriga/kernel/author'
import type { EnemyType } from '../piece.ts'

/** A door or window opens; a hero pays for it, an Enemy forces it. */
export const opens = instant('opens', {
  given: { opening: field.thing, by: field.thing, cost: field.maybe(field.number) },
  log: ['opening', 'by'],
  things: ['opening', 'by'],
})

/** Zones of a building are seen for the first time. */
export const reveals = instant('reveals', { given: { zones: field.data<readonly string[]>() } })

export const showsCitizen = instant('showsCitizen', {
  given: { citizen: field.thing },
  log: ['citizen'],
  things: ['citizen'],
})

export const drawSpawn = instant('drawSpawn', {
  given: { zone: field.word() },
  made: { card: field.thing },
  log: ['card', 'zone'],
  things: ['card'],
})

export const spawn = instant('spawn', {
  given: { zone: field.word(), enemy: field.word<EnemyType>(), n: field.number, figures: field.things },
  log: ['enemy', 'n', 'zone'],
})
