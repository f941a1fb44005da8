import {
  commits,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  shuffleInto,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import { cardOf, scaled } from '../query/card.ts'
import { faceOf, identityOf } from '../query/seat.ts'
import { limitBit } from '../query/usable.ts'
import { seatZone, sharedZone, tableOf, zoneOf } from '../table.ts'
import { event } from '../kinds/index.ts'
import { discardPile, putAway } from './leave.ts'
import { refillEmptied, takeFromDeck, takeTop } from './piles.ts'

const draw = commits(
  event.draw,
  (m, draft) => {
    draft.who = faceOf(m, draft.seat)
    draft.thing = takeFromDeck(m, draft.seat, zoneOf(seatZone.hand, draft.seat))
  },
  (_q, { seat }) => 1 << seat,
)

const discard = commits(event.discard, (m, draft) => {
  if (draft.seat !== undefined && draft.seat !== NOBODY) draft.who = faceOf(m, draft.seat)
  draft.thing = putAway(m, draft.thing, discardPile(m, draft.thing), { place: 'top' })
})

const removeFromGame = commits(event.removeFromGame, (m, draft) => {
  draft.thing = putAway(m, draft.thing, sharedZone.removed)
})

/** A card goes to its owner's hand; an eliminated player has none. */
const toHand = commits(
  event.toHand,
  (m, draft) => {
    const { owner } = m.thing(draft.thing)
    draft.who = faceOf(m, owner)
    const out = tableOf(m).eliminated[owner] === true
    draft.thing = putAway(m, draft.thing, m.zoneIndex(out ? 'discard' : 'hand', owner))
  },
  // A card that lay face down comes back unseen by the others.
  (q, { thing }) => q.thing(thing).known,
)

/** Cards of a player go into the deck, which is shuffled. */
const intoDeck = commits(event.intoDeck, (m, draft) => {
  const { seat, cards } = draft
  draft.who = faceOf(m, seat)
  shuffleInto(m, zoneOf(seatZone.deck, seat), cards)
})

/** A card leaves the hand and lies on the table while it is paid for and resolved. */
const play = commits(event.play, (m, draft) => {
  draft.who = faceOf(m, draft.seat)
  draft.thing = move(m, draft.thing, sharedZone.resolving)
  const identity = identityOf(m, draft.seat)
  // Whatever made the next card cheaper waited for this one.
  draft.discount = m.counter(identity, 'discount')
  if (m.counter(identity, 'discount') > 0) m.own(identity)['discount'] = 0
})

const enterPlay = commits(event.enterPlay, (m, draft) => {
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

const exhaust = commits(event.exhaust, (m, { thing }) => {
  m.own(thing)['exhausted'] = 1
})

const ready = commits(event.ready, (m, { thing }) => {
  m.own(thing)['exhausted'] = 0
})

/** An identity turns over; everything on it stays. */
const changeForm = commits(event.changeForm, (m, draft) => {
  draft.was = m.thing(draft.thing).face
  turnFace(m, draft.thing, cardOf(m, draft.thing).otherFace)
})

/** The top card of a player's deck is discarded. */
const discardTop = commits(event.discardTop, (m, draft) => {
  const { seat } = draft
  draft.who = faceOf(m, seat)
  draft.thing = takeTop(m, seat, zoneOf(seatZone.discard, seat), { place: 'top' })
  if (draft.thing === NOTHING) return
  draft.resources = cardOf(m, draft.thing).resources
  refillEmptied(m, seat)
})

/** An ability is used; one with a limit remembers it on its card. */
const use = commits(event.use, (m, draft) => {
  const { thing, ability } = draft
  const used = cardOf(m, thing).abilities[ability]
  draft.who = faceOf(m, draft.seat)
  draft.forced = used?.forced ?? false
  if (used?.title) draft.title = { en: used.title.en, fr: used.title.fr }
  if ((used?.perRound ?? 0) === 0) return
  m.own(thing)['used'] = m.counter(thing, 'used') | limitBit(m, thing, ability)
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
