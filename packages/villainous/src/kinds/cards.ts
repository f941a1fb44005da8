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
  /** The name of the location, and in whose domain it is. */
  made: { to: field.word(), domain: field.seat },
  log: ['who', 'thing', 'to'],
  things: ['thing'],
} as const

/** A card comes to a location, perhaps onto an Ally. */
export const enter = answerable('enter', {
  ...toPlace,
  given: { ...toPlace.given, host: field.maybe(field.thing) },
})
export type EnterDraft = DraftOf<typeof enter>

export const relocate = answerable('relocate', toPlace)
export type RelocateDraft = DraftOf<typeof relocate>

/** One change: the character and all the Allies used leave together. */
export const vanquish = answerable('vanquish', {
  given: {
    ...bySeat,
    target: field.thing,
    spent: field.things,
    spentCodes: field.data<readonly string[]>(),
  },
  log: ['who', 'target', 'spentCodes'],
  things: ['target'],
})

export const defeat = answerable('defeat', aCard)

/** A played card that stays nowhere goes to its pile. */
export const putAway = instant('putAway', aCard)

/** A card in play is discarded. */
export const discard = instant('discard', aCard)

export const activate = instant('activate', aCard)

export const toHand = instant('toHand', aCard)

/** Strength tokens are put on a character; below zero they take Strength. */
export const strengthTokens = instant('strengthTokens', {
  given: { ...aCard.given, n: field.number },
  log: ['who', 'thing', 'n'],
  things: ['thing'],
})

export const shuffleBack = instant('shuffleBack', { given: { ...bySeat, cards: field.things }, log: ['who'] })

/** A card of the own deck is taken by its definition: in a shuffled deck it is no thing yet. */
export const find = instant('find', {
  given: { ...bySeat, code: field.word() },
  made: { thing: field.thing },
  log: ['who', 'thing'],
  things: ['thing'],
})

/** A player looks at the top of the Fate deck. */
export const look = instant('look', { given: { ...bySeat, n: field.number }, log: ['who', 'n'] })

/** What was looked at goes back in this order. */
export const arrange = instant('arrange', { given: { ...bySeat, cards: field.things }, log: ['who'] })
