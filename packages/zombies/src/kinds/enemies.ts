import { answerable, field, instant } from '@quadriga/kernel/author'
import type { Phase } from '../table.ts'

export const phase = instant('phase', { given: { phase: field.word<Phase>() }, log: ['phase'] })

/** Why Enemies go where they go: they see somebody there, it is the nearest way, somebody lured or pushed them, the mission gathers them. */
export type Why = 'sees' | 'nearest' | 'lured' | 'pushed' | 'gathers'

/** Enemies of one name go from one zone to another. */
export const enemyMoves = instant('enemyMoves', {
  given: {
    figures: field.things,
    enemy: field.word(),
    n: field.number,
    from: field.word(),
    to: field.word(),
    target: field.word(),
    why: field.word<Why>(),
  },
  log: ['enemy', 'n', 'from', 'to', 'target', 'why'],
})

/** Enemies have come into a zone where heroes are. */
export const enemiesEnter = answerable('enemiesEnter', {
  given: { zone: field.word(), phase: field.word<Phase>() },
})

/** A citizen walks, or is brought along. */
export const citizenMoves = instant('citizenMoves', {
  given: { citizen: field.thing, to: field.word() },
  log: ['citizen', 'to'],
  things: ['citizen'],
})

/** A Zombie Hero begins an activation. */
export const activates = answerable('activates', {
  given: { enemy: field.thing },
  log: ['enemy'],
  things: ['enemy'],
})

/** Enemies of one name on the board are activated once more. */
export const extraActivation = instant('extraActivation', { given: { enemy: field.word() }, log: ['enemy'] })

/** Somebody is about to suffer Wounds. */
export const wounds = answerable('wounds', {
  given: { to: field.thing, zone: field.word(), n: field.number },
  made: { falls: field.flag },
  log: ['to', 'n', 'falls'],
  things: ['to'],
})

/** A citizen was lost: every hero loses Power and a Trait. */
export const devoured = instant('devoured', {
  given: { citizen: field.thing, code: field.word() },
  log: ['citizen'],
  things: ['citizen'],
})

/** A hidden citizen rolls whether Enemies notice it now. */
export const noticed = instant('noticed', {
  given: { citizen: field.thing },
  made: { result: field.number },
  log: ['citizen', 'result'],
  things: ['citizen'],
})

/** Figures that lay down stand up again. */
export const standUp = instant('standUp', {
  given: { figures: field.things },
})

/** Brutes in overdrive: a hero loses all Power. */
export const drained = instant('drained', {
  given: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** Enemies are frozen: they miss their next activation; or they have missed it. */
export const freeze = instant('freeze', {
  given: { figures: field.things, zone: field.word(), frozen: field.flag },
  log: ['zone', 'frozen'],
})

/** A citizen is taken off the board without any effect. */
export const removeCitizen = instant('removeCitizen', {
  given: { citizen: field.thing },
  log: ['citizen'],
  things: ['citizen'],
})

/** The Player Phase is over. */
export const playersEnd = answerable('playersEnd', { given: { round: field.number } })

/** The Enemy Phase is over. */
export const enemiesEnd = answerable('enemiesEnd', { given: { round: field.number } })

/** The End Phase begins. */
export const endPhase = answerable('endPhase', { given: { round: field.number }, log: ['round'] })

export const nextRound = instant('nextRound', { given: { round: field.number }, log: ['round'] })
