import { answerable, field, instant } from '@quadriga/kernel/author'
import type { FreeAction } from '../table.ts'

/** A hero does something. */
const byHero = { seat: field.seat, hero: field.thing }

/** The Player Phase begins: everybody gains Power, or hungers. */
export const playersBegin = answerable('playersBegin', {})

/** A hero has done all it wants this turn. */
export const turnEnds = answerable('turnEnds', { given: byHero, log: ['hero'], things: ['hero'] })

/**
 * A hero goes to another zone, on foot, in the lift or carried along; the cost is in Actions. The steps of a Move Action
 * are counted; who is moved otherwise takes no step.
 */
export const heroMoves = answerable('heroMoves', {
  given: { ...byHero, from: field.word(), to: field.word(), cost: field.number, step: field.number },
  log: ['hero', 'to', 'cost'],
  things: ['hero'],
})

export const powerUp = instant('powerUp', {
  given: { ...byHero, cost: field.number },
  log: ['hero'],
  things: ['hero'],
})

/** Power gained or lost by a text. */
export const power = instant('power', {
  given: { ...byHero, n: field.number },
  log: ['hero', 'n'],
  things: ['hero'],
})

/** Hunger rises or falls. */
export const hunger = instant('hunger', {
  given: { ...byHero, n: field.number },
  /** What it is then. */
  made: { now: field.number },
  log: ['hero', 'n', 'now'],
  things: ['hero'],
})

/** A Skill, Trait, Citizen or rule of the mission is used, and paid for. */
export const useCard = instant('useCard', {
  given: {
    ...byHero,
    card: field.thing,
    power: field.number,
    hunger: field.number,
    actions: field.number,
    discards: field.flag,
    limit: field.word(),
    key: field.word(),
  },
  log: ['hero', 'card', 'power', 'hunger'],
  things: ['hero', 'card'],
})

export const drawTrait = instant('drawTrait', {
  given: byHero,
  made: { card: field.thing },
  log: ['hero', 'card'],
  things: ['hero', 'card'],
})

/** The Action of gaining a Trait is spent. */
export const gainTrait = instant('gainTrait', {
  given: { ...byHero, cost: field.number },
  log: ['hero'],
  things: ['hero'],
})

export const discard = instant('discard', {
  given: { ...byHero, card: field.thing },
  log: ['hero', 'card'],
  things: ['hero', 'card'],
})

export const rescue = answerable('rescue', {
  given: { ...byHero, citizen: field.thing, cost: field.number },
  log: ['hero', 'citizen'],
  things: ['hero', 'citizen'],
})

/** A rescued citizen's card is kept in the place of another one, or not at all. */
export const keepCitizen = instant('keepCitizen', {
  given: { ...byHero, citizen: field.thing, other: field.thing },
  log: ['hero', 'citizen', 'other'],
  things: ['hero', 'citizen', 'other'],
})

/** An Objective is taken: now its colour is known. */
export const takeObjective = answerable('takeObjective', {
  given: { ...byHero, objective: field.thing, color: field.word(), zone: field.word(), cost: field.number },
  log: ['hero', 'objective', 'color'],
  things: ['hero', 'objective'],
})

/** A Secret Mission card is taken. */
export const takeSecret = answerable('takeSecret', {
  given: { ...byHero, card: field.thing, secret: field.word(), cost: field.number },
  log: ['hero', 'card'],
  things: ['hero', 'card'],
})

/** A hero leaves the board by the Exit. */
export const leave = instant('leave', { given: byHero, log: ['hero'], things: ['hero'] })

export const experience = instant('experience', {
  given: { ...byHero, n: field.number },
  /** The Danger Level reached by it, or ''. */
  made: { level: field.word() },
  log: ['hero', 'n', 'level'],
  things: ['hero'],
})

export const heal = instant('heal', {
  given: { ...byHero, n: field.number },
  log: ['hero', 'n'],
  things: ['hero'],
})

/** A Ravenous hero masters its Hunger for this turn. */
export const masterHunger = instant('masterHunger', { given: byHero, log: ['hero'], things: ['hero'] })

/** Enemies no longer see a hero, or see it again. */
export const hide = instant('hide', {
  given: { ...byHero, hidden: field.flag },
  log: ['hero', 'hidden'],
  things: ['hero'],
})

/** A hero has an attack or a Skill of another one until the round ends. */
export const copy = instant('copy', {
  given: { ...byHero, card: field.thing },
  log: ['hero', 'card'],
  things: ['hero', 'card'],
})

/** Copies that lasted a round are gone. */
export const copiesEnd = instant('copiesEnd', {})

/** A hero gives a token that it carries to another. */
export const giveToken = instant('giveToken', {
  given: { ...byHero, token: field.thing, to: field.thing },
  log: ['hero', 'token', 'to'],
  things: ['hero', 'token', 'to'],
})

/** A free Action is given, or used up. */
export const freeAction = instant('freeAction', {
  given: { ...byHero, given: field.data<FreeAction | null>() },
  log: ['hero'],
  things: ['hero'],
})

/** Spawn cards were looked at and put back: above the others in this order, below them in that. */
export const espionage = instant('espionage', {
  given: { ...byHero, top: field.things, bottom: field.things },
  log: ['hero'],
  things: ['hero'],
})

/** A Spawn card that somebody looked at is kept for a Spawn Point. */
export const keepSpawn = instant('keepSpawn', {
  given: { ...byHero, card: field.thing, point: field.thing },
  log: ['hero', 'card', 'point'],
  things: ['hero', 'card', 'point'],
})

/** A hero looks at the next Spawn cards. */
export const peek = instant('peek', {
  given: { ...byHero, n: field.number },
  made: { cards: field.things },
  log: ['hero', 'n'],
  things: ['hero'],
})
