import {
  type Draft,
  drawTop,
  look,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  type Seat,
  shuffleInto,
  takeCode,
  type ThingId,
} from '@quadriga/kernel/author'
import { attachedTo } from '../query/domain.ts'
import { ownTable } from '../table.ts'
import { change, thingIn } from './change.ts'
import { leavePlay, toPile } from './leaving.ts'
import { deckSource, refill } from './turn.ts'

function placeIndex(m: Machine, draft: Draft): number {
  const place = m.thing(thingIn(draft, 'place'))
  draft['to'] = place.face
  draft['domain'] = place.owner
  return m.zoneIndex(place.face, place.owner)
}

export const cardEvents = [
  /** A card is shown as it is played; its text follows. */
  change({
    kind: 'show',
    commit(m, draft) {
      draft['thing'] = move(m, thingIn(draft, 'thing'), m.zoneIndex('played', draft.seat))
      m.own(thingIn(draft, 'thing')).controller = draft.seat
    },
    things: ['thing'],
  }),
  /** The top card of a deck is turned up for everybody. */
  change({
    kind: 'reveal',
    commit(m, draft) {
      const { seat } = draft
      const fate = draft['pile'] === 'fateDeck'
      refill(m, fate ? 'fateDeck' : 'deck', seat)
      const from = fate ? m.zoneIndex('fateDeck') : m.zoneIndex('deck', seat)
      const source = fate ? 'fate' : deckSource(m, seat)
      const id = drawTop(m, from, m.zoneIndex('played', seat), source, fate ? NOBODY : seat)
      draft['thing'] = id
      if (id !== NOTHING) m.own(id).controller = seat
    },
    things: ['thing'],
  }),
  /** A card comes to a location, perhaps onto an Ally. */
  change({
    kind: 'enter',
    commit(m, draft) {
      const id = thingIn(draft, 'thing')
      move(m, id, placeIndex(m, draft))
      m.own(id).host = (draft['host'] as ThingId | undefined) ?? NOTHING
    },
    log: ['to'],
    things: ['thing'],
  }),
  change({
    kind: 'relocate',
    commit(m, draft) {
      const id = thingIn(draft, 'thing')
      const attached = attachedTo(m, id)
      const zone = placeIndex(m, draft)
      move(m, id, zone)
      for (const other of attached) move(m, other, zone)
    },
    log: ['to'],
    things: ['thing'],
  }),
  /** One change: the character and all the Allies used leave together. */
  change({
    kind: 'vanquish',
    commit(m, draft) {
      for (const id of [thingIn(draft, 'target'), ...(draft['spent'] as readonly ThingId[])]) leavePlay(m, id)
    },
    log: ['spentCodes'],
    things: ['target'],
  }),
  change({ kind: 'defeat', commit: (m, draft) => leavePlay(m, thingIn(draft, 'thing')), things: ['thing'] }),
  /** A played card that stays nowhere goes to its pile. */
  change({ kind: 'putAway', commit: (m, draft) => toPile(m, thingIn(draft, 'thing')), things: ['thing'] }),
  change({
    kind: 'strengthTokens',
    commit(m, draft) {
      const thing = m.own(thingIn(draft, 'thing'))
      const n = draft['n'] as number
      const counter = n > 0 ? 'plusTokens' : 'minusTokens'
      thing[counter] = (thing[counter] as number) + Math.abs(n)
    },
    log: ['n'],
    things: ['thing'],
  }),
  change({
    kind: 'toHand',
    commit(m, draft) {
      draft['thing'] = move(m, thingIn(draft, 'thing'), m.zoneIndex('hand', draft.seat))
    },
    things: ['thing'],
  }),
  change({
    kind: 'shuffleBack',
    commit: (m, draft) =>
      shuffleInto(m, m.zoneIndex('deck', draft.seat), draft['cards'] as readonly ThingId[]),
    log: [],
  }),
  change({
    kind: 'find',
    commit(m, draft) {
      const { seat } = draft
      draft['thing'] = takeCode(
        m,
        m.zoneIndex('deck', seat),
        String(draft['code']),
        m.zoneIndex('hand', seat),
        seat,
      )
    },
    things: ['thing'],
    audience: (_q, draft) => 1 << draft.seat,
  }),
  change({
    kind: 'look',
    commit(m, draft) {
      const fate = m.zoneIndex('fateDeck')
      look(m, fate, draft['n'] as number, 1 << draft.seat, 'fate', NOBODY)
    },
    log: ['n'],
  }),
  change({
    kind: 'arrange',
    commit(m, draft) {
      const pile = m.ownZone(m.zoneIndex('fateDeck'))
      const cards = draft['cards'] as readonly ThingId[]
      pile.ids = [...cards, ...pile.ids.filter((id) => !cards.includes(id))]
    },
  }),
  change({ kind: 'discard', commit: (m, draft) => leavePlay(m, thingIn(draft, 'thing')), things: ['thing'] }),
  change({
    kind: 'activate',
    commit(m, draft) {
      const table = ownTable(m)
      table.activated = [...table.activated, thingIn(draft, 'thing')]
    },
    things: ['thing'],
  }),
]

/** The card that is being played by a seat: the latest one shown. */
export function shownCard(m: Machine, seat: Seat): ThingId {
  return m.ids('played', seat).at(-1) ?? NOTHING
}
