import { answerable, type DraftOf, field, instant } from '@quadriga/kernel/author'
import type { Resource } from '../card.ts'

const aCard = { thing: field.thing }

/** What an ability is called, such as Spider-Sense. */
export type Title = Readonly<Record<'en' | 'fr', string>>

/** The side that the identity of the player shows: the log names it, also where the card itself stays hidden. */
export const byWhom = { who: field.word() }

export const draw = instant('draw', {
  given: { seat: field.seat },
  made: { ...aCard, ...byWhom },
  log: ['seat', 'who'],
  things: ['thing'],
})

export const discard = instant('discard', {
  given: aCard,
  made: { who: field.maybe(field.word()) },
  log: ['thing', 'seat', 'who'],
  things: ['thing'],
})

export const removeFromGame = instant('removeFromGame', { given: aCard, log: ['thing'], things: ['thing'] })

/** A card goes to its owner's hand; an eliminated player has none. */
export const toHand = instant('toHand', {
  given: aCard,
  made: byWhom,
  log: ['thing', 'who'],
  things: ['thing'],
})

/** Cards of a player go into the deck, which is shuffled. */
export const intoDeck = instant('intoDeck', {
  given: { seat: field.seat, cards: field.things, n: field.number },
  made: byWhom,
  log: ['seat', 'n', 'who'],
})

/** A card leaves the hand and lies on the table while it is paid for and resolved. */
export const play = instant('play', {
  given: { seat: field.seat, thing: field.thing },
  /** What made the next card cheaper, and is used up now. */
  made: { discount: field.number, ...byWhom },
  log: ['seat', 'thing', 'who'],
  things: ['thing'],
})

/** A card enters play: how, where, and before whom. */
export const enterPlay = answerable('enterPlay', {
  given: {
    thing: field.thing,
    /** Played from hand, not put into play. */
    played: field.flag,
    zone: field.word<'play' | 'engaged' | 'sideSchemes' | 'attachments' | 'environments'>(),
    host: field.thing,
    /** The top card of that player's deck enters face down and counts as this; nothing else is given then. */
    facedown: field.maybe(field.word()),
  },
  log: ['thing', 'seat', 'host'],
  things: ['thing', 'host'],
})
export type EnterPlayDraft = DraftOf<typeof enterPlay>

export const exhaust = instant('exhaust', { given: aCard, log: ['thing'], things: ['thing'] })

export const ready = instant('ready', { given: aCard, log: ['thing'], things: ['thing'] })

/** An identity turns over; everything on it stays. */
export const changeForm = answerable('changeForm', {
  given: aCard,
  /** The side it showed before. */
  made: { was: field.word() },
  log: ['seat', 'thing', 'was'],
  things: ['thing'],
})

/** The top card of a player's deck is discarded. */
export const discardTop = instant('discardTop', {
  given: { seat: field.seat },
  /** The card, and what it prints: it may go into a new deck at once. */
  made: { thing: field.thing, resources: field.data<readonly Resource[]>(), ...byWhom },
  log: ['seat', 'thing', 'who'],
  things: ['thing'],
})

/** An ability is used; one with a limit remembers it on its card. */
export const use = instant('use', {
  given: { seat: field.seat, thing: field.thing, ability: field.number },
  /** Nobody uses what is forced: it applies. A name of its own is told. */
  made: { ...byWhom, forced: field.flag, title: field.maybe(field.data<Title>()) },
  log: ['seat', 'thing', 'who', 'forced', 'title'],
  things: ['thing'],
})
