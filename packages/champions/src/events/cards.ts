import {
  type Draft,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  shuffleInto,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import type { Resource } from '../card.ts'
import { cardOf, scaled } from '../query/card.ts'
import { identityOf } from '../query/seat.ts'
import { limitBit } from '../query/usable.ts'
import { seatZone, sharedZone, tableOf, zoneOf } from '../table.ts'
import { eventKind } from './kind.ts'
import { discardPile, putAway } from './leave.ts'
import { refillEmptied, takeFromDeck, takeTop } from './piles.ts'

export interface ThingDraft extends Draft {
  thing: ThingId
}

/** A card enters play: how, where, and before whom. */
export interface EnterPlayDraft extends ThingDraft {
  /** Played from hand, not put into play. */
  played: boolean
  zone: 'play' | 'engaged' | 'sideSchemes' | 'attachments' | 'environments'
  host: ThingId
  /** The top card of that player's deck enters face down and counts as this; nothing else is given then. */
  facedown?: string
}

const draw = eventKind<ThingDraft>('draw', {
  commit(m, draft) {
    draft.thing = takeFromDeck(m, draft.seat, zoneOf(seatZone.hand, draft.seat))
  },
  log: ['seat'],
  things: ['thing'],
  audience: (_q, { seat }) => 1 << seat,
})

const discard = eventKind<ThingDraft>('discard', {
  commit(m, draft) {
    draft.thing = putAway(m, draft.thing, discardPile(m, draft.thing), { place: 'top' })
  },
  log: ['thing', 'seat'],
  things: ['thing'],
})

const removeFromGame = eventKind<ThingDraft>('removeFromGame', {
  commit(m, draft) {
    draft.thing = putAway(m, draft.thing, sharedZone.removed)
  },
  log: ['thing'],
  things: ['thing'],
})

/** A card goes to its owner's hand; an eliminated player has none. */
const toHand = eventKind<ThingDraft>('toHand', {
  commit(m, draft) {
    const { owner } = m.thing(draft.thing)
    const out = tableOf(m).eliminated[owner] === true
    draft.thing = putAway(m, draft.thing, m.zoneIndex(out ? 'discard' : 'hand', owner))
  },
  log: ['thing'],
  things: ['thing'],
})

interface IntoDeckDraft extends Draft {
  cards: readonly ThingId[]
  n: number
}

/** Cards of a player go into the deck, which is shuffled. */
const intoDeck = eventKind<IntoDeckDraft>('intoDeck', {
  commit(m, { seat, cards }) {
    shuffleInto(m, zoneOf(seatZone.deck, seat), cards)
  },
  log: ['seat', 'n'],
})

/** A card leaves the hand and lies on the table while it is paid for and resolved. */
const play = eventKind<ThingDraft>('play', {
  commit(m, draft) {
    draft.thing = move(m, draft.thing, sharedZone.resolving)
    const identity = identityOf(m, draft.seat)
    // Whatever made the next card cheaper waited for this one.
    draft['discount'] = m.counter(identity, 'discount')
    if (m.counter(identity, 'discount') > 0) m.own(identity)['discount'] = 0
  },
  log: ['seat', 'thing'],
  things: ['thing'],
})

const enterPlay = eventKind<EnterPlayDraft>('enterPlay', {
  commit(m, draft) {
    const { thing: before, zone, host, seat, facedown } = draft
    const shared = zone !== 'play' && zone !== 'engaged'
    const to = m.zoneIndex(zone, shared ? NOBODY : seat)
    const id = facedown === undefined ? move(m, before, to) : takeFromDeck(m, seat, to, { facedown })
    draft.thing = id
    if (id === NOTHING) return
    const thing = m.own(id)
    thing.host = host
    thing.controller = zone === 'play' ? seat : NOBODY
    entersWith(m, id)
  },
  log: ['thing', 'seat', 'host'],
  things: ['thing', 'host'],
})

/** Uses and other counters, starting threat and toughness come with the card and are not "placed". */
export function entersWith(m: Machine, id: ThingId): void {
  const card = cardOf(m, id)
  const thing = m.own(id)
  if (card.uses !== null) thing[card.uses.token] = card.uses.n
  if (card.carries !== null) thing[card.carries.token] = card.carries.n
  if (card.kind === 'side-scheme') thing['threat'] = scaled(m, id, 'threat')
  if (m.stat(id, 'toughness') > 0) thing['tough'] = 1
}

const exhaust = eventKind<ThingDraft>('exhaust', {
  commit(m, { thing }) {
    m.own(thing)['exhausted'] = 1
  },
  log: ['thing'],
  things: ['thing'],
})

const ready = eventKind<ThingDraft>('ready', {
  commit(m, { thing }) {
    m.own(thing)['exhausted'] = 0
  },
  log: ['thing'],
  things: ['thing'],
})

/** An identity turns over; everything on it stays. */
const changeForm = eventKind<ThingDraft>('changeForm', {
  commit(m, draft) {
    turnFace(m, draft.thing, cardOf(m, draft.thing).otherFace)
  },
  log: ['seat', 'thing'],
  things: ['thing'],
})

interface DiscardTopDraft extends ThingDraft {
  /** What the card prints; it may go into a new deck at once. */
  resources?: readonly Resource[]
}

/** The top card of a player's deck is discarded. */
const discardTop = eventKind<DiscardTopDraft>('discardTop', {
  commit(m, draft) {
    const { seat } = draft
    draft.thing = takeTop(m, seat, zoneOf(seatZone.discard, seat), { place: 'top' })
    if (draft.thing === NOTHING) return
    draft.resources = cardOf(m, draft.thing).resources
    refillEmptied(m, seat)
  },
  log: ['seat', 'thing'],
  things: ['thing'],
})

interface UseDraft extends ThingDraft {
  ability: number
}

/** An ability is used; one with a limit remembers it on its card. */
const use = eventKind<UseDraft>('use', {
  commit(m, { thing, ability }) {
    if ((cardOf(m, thing).abilities[ability]?.perRound ?? 0) === 0) return
    m.own(thing)['used'] = m.counter(thing, 'used') | limitBit(m, thing, ability)
  },
  log: ['seat', 'thing'],
  things: ['thing'],
})

export const cardEvents = [
  draw,
  discard,
  removeFromGame,
  toHand,
  intoDeck,
  play,
  enterPlay,
  exhaust,
  ready,
  changeForm,
  discardTop,
  use,
]
