import { field, instant } from '@quadriga/kernel/author'

/** A hero does something in its turn. */
const byHero = { seat: field.seat, hero: field.thing }

/** The Player Phase begins. */
export const playersBegin = instant('playersBegin', {})

export const endTurn = instant('endTurn', { given: byHero, log: ['hero'], things: ['hero'] })

export const heroMoves = instant('heroMoves', {
  given: { ...byHero, to: field.word(), cost: field.number },
  log: ['hero', 'to', 'cost'],
  things: ['hero'],
})

export const powerUp = instant('powerUp', { given: byHero, log: ['hero'], things: ['hero'] })

export const useSkill = instant('useSkill', {
  given: { ...byHero, skill: field.word(), power: field.number },
  log: ['hero', 'skill'],
  things: ['hero'],
})

export const rescue = instant('rescue', {
  given: { ...byHero, citizen: field.thing },
  log: ['hero', 'citizen'],
  things: ['hero', 'citizen'],
})

/** An Objective is taken; the doors of its colour are locked no longer. */
export const takeObjective = instant('takeObjective', {
  given: { ...byHero, objective: field.thing, color: field.word(), unlocks: field.things },
  log: ['hero', 'objective'],
  things: ['hero', 'objective'],
})

/** A hero leaves the board by the Exit. */
export const leave = instant('leave', { given: byHero, log: ['hero'], things: ['hero'] })

/** A hero attacks a zone with so many dice, some of them for Power. */
export const attack = instant('attack', {
  given: { ...byHero, zone: field.word(), power: field.number, dice: field.number },
  /** What was rolled, how much of it hit, and who fell. */
  made: {
    results: field.data<readonly number[]>(),
    hits: field.number,
    fallen: field.data<readonly string[]>(),
  },
  log: ['hero', 'zone', 'results', 'hits', 'fallen'],
  things: ['hero'],
})

/** An Enemy falls without a roll. */
export const crush = instant('crush', {
  given: { ...byHero, enemy: field.thing },
  log: ['hero', 'enemy'],
  things: ['hero', 'enemy'],
})
