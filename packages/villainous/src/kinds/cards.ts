import { answerable, type DraftOf, field, instant } from '@quadriga/kernel/author'
import { bySeat } from './seat.ts'

const aCard = {
  given: { ...bySeat, thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
} as const

/** A card is shown as it is played; its text follows. */
export const show = instant('show', aCard)

/** The top card of a deck is turned up for everybody. */
export const reveal = instant('reveal', {
  given: { ...bySeat, pile: field.word<'deck' | 'fateDeck'>() },
  /** NOTHING where there is no card any more. */
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

const toPlace = {
  given: { ...bySeat, thing: field.thing, place: field.thing },
  /** The name of the place, and in whose domain it is; NOBODY for a Crisis. */
  made: { to: field.word(), domain: field.seat },
  log: ['who', 'thing', 'to'],
  things: ['thing'],
} as const

/** A card comes into play: to a place, perhaps onto another card. */
export const enter = answerable('enter', {
  ...toPlace,
  given: { ...toPlace.given, host: field.maybe(field.thing), silent: field.maybe(field.flag) },
  /** The name of the card it is attached to, or ''. */
  made: { ...toPlace.made, onto: field.word(), isHero: field.flag },
  log: [...toPlace.log, 'onto'],
})
export type EnterDraft = DraftOf<typeof enter>

export const relocate = answerable('relocate', {
  ...toPlace,
  /** Set while the table is arranged by an effect that lets nothing follow from it. */
  made: { ...toPlace.made, toCrisis: field.flag },
})
export type RelocateDraft = DraftOf<typeof relocate>

/** A played card that stays nowhere goes to its pile. */
export const putAway = answerable('putAway', {
  ...aCard,
  /** An Event that its player played from the hand. */
  given: { ...aCard.given, fromHand: field.flag },
})

/** A card in play is discarded; nothing that waits for a defeat hears of it. */
export const discard = answerable('discard', aCard)

export const activate = instant('activate', aCard)

/** An ability that needs no action is used. */
export const use = instant('use', aCard)

export const toHand = instant('toHand', aCard)

/** Strength tokens are put on a character; below zero they take Strength. */
export const strengthTokens = instant('strengthTokens', {
  given: { ...aCard.given, n: field.number },
  log: ['who', 'thing', 'n'],
  things: ['thing'],
})

export const shuffleBack = instant('shuffleBack', { given: { ...bySeat, cards: field.things }, log: ['who'] })

/** A discard pile is shuffled into its deck. */
export const reshuffle = instant('reshuffle', { given: bySeat, log: ['who'] })

/** A card is taken from a player's deck into the hand by its definition: in a shuffled deck it is no thing yet. */
export const find = instant('find', {
  given: { ...bySeat, code: field.word() },
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** As `find`, but everybody sees the card before it goes on. */
export const findOpenly = instant('findOpenly', {
  given: { ...bySeat, code: field.word() },
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** A Fate card is found in the Fate deck, which is shuffled, and shown. */
export const findFate = instant('findFate', {
  given: { ...bySeat, code: field.word() },
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** A player looks at the top of the Fate deck. */
export const look = instant('look', { given: { ...bySeat, n: field.number }, log: ['who', 'n'] })

/** What was looked at goes back in this order. */
export const arrange = instant('arrange', { given: { ...bySeat, cards: field.things }, log: ['who'] })

/** An Event is put under a Specialty instead of into its pile. */
export const store = instant('store', aCard)

/** An objective tile is turned: its power counts, or no longer. */
export const turnTile = instant('turnTile', {
  given: { ...aCard.given, shown: field.flag },
  log: ['who', 'thing', 'shown'],
  things: ['thing'],
})
