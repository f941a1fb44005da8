import { answerable, type DraftOf, field, instant, type Seat } from '@quadriga/kernel/author'

export const purposes = ['offensive', 'defensive', 'effect', 'targeting', 'start'] as const
/** What dice are rolled for; also the name under which tests script them. */
export type Purpose = (typeof purposes)[number]

/** Tokens of a status that are spent for throwing dice again. */
export interface Fee {
  readonly tokens: number
  readonly status: string
}

/** A roll that is open: its dice may still be changed. */
const openRoll = {
  rolling: field.flag,
  purpose: field.word<Purpose>(),
  dice: field.things,
  /** Somebody changed a die since the last announcement. */
  changed: field.flag,
}

/** One roll of one or more players; it stays open until its window is over. */
export const roll = answerable('roll', {
  given: {
    ...openRoll,
    rollers: field.data<readonly Seat[]>(),
    n: field.number,
    rerolls: field.number,
    fee: field.data<Fee>(),
  },
  made: { hero: field.thing, pips: field.data<readonly number[]>() },
  log: ['hero', 'pips', 'purpose'],
  things: ['hero'],
})

/** The Offensive Roll Phase as an event: open from the first attempt until an ability is activated or given up. */
export const offensiveRoll = answerable('offensiveRoll', {
  given: {
    ...openRoll,
    /** The ability announced, or NOTHING, and which of its variants. */
    ability: field.thing,
    index: field.number,
    /** An extra phase is against this seat only; -1 otherwise. */
    against: field.seat,
    /** An ability was activated; it was an attack. */
    activated: field.flag,
    attacked: field.flag,
  },
})
export type OffensiveRoll = DraftOf<typeof offensiveRoll>

export type DiceRoll = DraftOf<typeof roll>
export type RollDraft = DiceRoll | OffensiveRoll

/** Some dice of an open roll are thrown again. */
export const reroll = instant('reroll', {
  given: { seat: field.seat, dice: field.things },
  made: {
    hero: field.thing,
    /** The hero whose dice these are; of several heroes' dice, the first one's. */
    owner: field.maybe(field.thing),
    before: field.data<readonly number[]>(),
    pips: field.data<readonly number[]>(),
  },
  log: ['hero', 'owner', 'before', 'pips'],
  things: ['hero', 'owner'],
})

/** One of the attempts that look for an ability: chosen dice are thrown, the others are kept. */
export const attempt = instant('attempt', {
  given: { seat: field.seat, dice: field.things },
  made: { hero: field.thing, pips: field.data<readonly number[]>() },
  log: ['hero', 'pips'],
  things: ['hero'],
})

/** A further attempt in this Offensive Roll Phase. */
export const extraAttempt = instant('extraAttempt', {
  given: { seat: field.seat },
  made: { hero: field.thing },
  log: ['hero'],
  things: ['hero'],
})

/** A die is turned to a number. */
export const turnDie = instant('turnDie', {
  given: { seat: field.seat, die: field.thing, pips: field.number },
  made: { hero: field.thing, owner: field.maybe(field.thing), before: field.number },
  log: ['hero', 'owner', 'before', 'pips'],
  things: ['hero', 'owner'],
})
