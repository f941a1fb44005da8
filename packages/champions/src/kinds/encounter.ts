import { field, instant } from '@quadriga/kernel/author'
import { byWhom } from './cards.ts'

/** An encounter card is dealt face down before a player. */
export const deal = instant('deal', {
  given: { seat: field.seat },
  made: { thing: field.thing, ...byWhom },
  log: ['seat', 'who'],
})

/** A boost card is given to an enemy, face down. */
export const boost = instant('boost', {
  given: { enemy: field.thing },
  made: { thing: field.thing },
  log: ['enemy'],
  things: ['enemy'],
})

export const turnBoost = instant('turnBoost', {
  given: { thing: field.thing },
  made: { icons: field.number },
  log: ['thing', 'icons'],
  things: ['thing'],
})

/** An encounter card is turned up before a player, who will resolve it. */
export const turnUp = instant('turnUp', {
  given: {
    seat: field.seat,
    thing: field.thing,
    /** 'deck' takes the top card of the encounter deck; otherwise the thing given. */
    from: field.word(),
  },
  made: byWhom,
  log: ['seat', 'thing', 'from', 'who'],
  things: ['thing'],
})

/** The top card of the encounter deck is discarded. */
export const discardEncounter = instant('discardEncounter', {
  /** The card, and its boost icons. */
  made: { thing: field.thing, icons: field.number },
  log: ['thing'],
  things: ['thing'],
})

/** A card is put face down under another; nobody may look at it, not even its owner. */
export const putUnder = instant('putUnder', {
  given: { seat: field.seat, thing: field.thing, host: field.thing },
  made: byWhom,
  log: ['seat', 'host', 'who'],
  things: ['host'],
})
