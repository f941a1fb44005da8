import {
  commits,
  drawTop,
  look as lookAt,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  shuffleInto,
  shuffleUnder,
  takeCode,
} from '@quadriga/kernel/author'
import { type EnterDraft, event, type RelocateDraft } from '../kinds/index.ts'
import { attachedTo, isKind } from '../query/domain.ts'
import { ownTable } from '../table.ts'
import { leavePlay, toPile } from './leaving.ts'
import { deckSource, refill } from './piles.ts'

/** The zone of the place it goes to, which the draft then tells; a card on a Crisis lies beside it. */
function placeIndex(m: Machine, draft: EnterDraft | RelocateDraft): number {
  const place = m.thing(draft.place)
  draft.to = place.face
  draft.domain = isKind(m, draft.place, 'crisis') ? NOBODY : place.owner
  if (draft.domain === NOBODY) return m.zoneIndex('crisis')
  return isKind(m, draft.place, 'location')
    ? m.zoneIndex(place.face, place.owner)
    : m.zoneIndex('specialty', place.owner)
}

const show = commits(event.show, (m, draft) => {
  draft.thing = move(m, draft.thing, m.zoneIndex('played', draft.seat))
  m.own(draft.thing).controller = draft.seat
})

const reveal = commits(event.reveal, (m, draft) => {
  const { seat, pile } = draft
  const fate = pile === 'fateDeck'
  refill(m, pile, seat)
  const from = fate ? m.zoneIndex('fateDeck') : m.zoneIndex('deck', seat)
  const source = fate ? 'fate' : deckSource(m, seat)
  draft.thing = drawTop(m, from, m.zoneIndex('played', seat), source, fate ? NOBODY : seat)
  if (draft.thing !== NOTHING) m.own(draft.thing).controller = seat
})

const enter = commits(event.enter, (m, draft) => {
  draft.isHero = isKind(m, draft.thing, 'hero')
  const host = draft.host ?? NOTHING
  draft.onto = host === NOTHING ? '' : m.thing(host).face
  move(m, draft.thing, placeIndex(m, draft))
  m.own(draft.thing).host = host === NOTHING && draft.domain === NOBODY ? draft.place : host
})

const relocate = commits(event.relocate, (m, draft) => {
  const attached = attachedTo(m, draft.thing)
  const zone = placeIndex(m, draft)
  draft.toCrisis = draft.domain === NOBODY
  move(m, draft.thing, zone)
  m.own(draft.thing).host = draft.toCrisis ? draft.place : NOTHING
  for (const other of attached) move(m, other, zone)
})

const strengthTokens = commits(event.strengthTokens, (m, { thing: id, n }) => {
  const thing = m.own(id)
  const counter = n > 0 ? 'plusTokens' : 'minusTokens'
  thing[counter] = (thing[counter] as number) + Math.abs(n)
})

const toHand = commits(event.toHand, (m, draft) => {
  const { owner } = m.thing(draft.thing)
  draft.thing = leavePlay(m, draft.thing, m.zoneIndex('hand', owner === NOBODY ? draft.seat : owner))
})

const shuffleBack = commits(event.shuffleBack, (m, { seat, cards }) =>
  shuffleInto(m, m.zoneIndex('deck', seat), cards),
)

const reshuffle = commits(event.reshuffle, (m, { seat }) =>
  shuffleInto(m, m.zoneIndex('deck', seat), m.ids('discard', seat)),
)

const find = commits(
  event.find,
  (m, draft) => {
    const { seat, code } = draft
    draft.thing = takeCode(m, m.zoneIndex('deck', seat), code, m.zoneIndex('hand', seat), seat)
  },
  (_q, { seat }) => 1 << seat,
)

const findOpenly = commits(event.findOpenly, (m, draft) => {
  const { seat, code } = draft
  draft.thing = takeCode(m, m.zoneIndex('deck', seat), code, m.zoneIndex('played', seat), seat)
})

const findFate = commits(event.findFate, (m, draft) => {
  const deck = m.zoneIndex('fateDeck')
  // The deck is shuffled before the card is taken out of it: the order is lost in either case.
  shuffleInto(m, deck, [])
  draft.thing = takeCode(m, deck, draft.code, m.zoneIndex('played', draft.seat))
  if (draft.thing !== NOTHING) m.own(draft.thing).controller = draft.seat
})

const look = commits(event.look, (m, { seat, n }) => {
  refill(m, 'fateDeck', seat)
  const deck = m.zoneIndex('fateDeck')
  const seen = lookAt(m, deck, n, 1 << seat, 'fate', NOBODY)
  const pile = m.ids('fatePile')
  if (seen.length >= n || pile.length === 0) return
  // The deck ran out in the middle of the look: its pile goes on under it.
  shuffleUnder(m, deck, pile)
  lookAt(m, deck, n, 1 << seat, 'fate', NOBODY)
})

const arrange = commits(event.arrange, (m, { cards }) => {
  const pile = m.ownZone(m.zoneIndex('fateDeck'))
  pile.ids = [...cards, ...pile.ids.filter((id) => !cards.includes(id))]
})

/** Notes that a card's ability was used this turn. */
function noteUse(m: Machine, thing: number): void {
  const table = ownTable(m)
  table.activated = [...table.activated, thing]
}

const store = commits(event.store, (m, { thing, seat }) => {
  move(m, thing, m.zoneIndex('stored', seat))
})

const turnTile = commits(event.turnTile, (m, { thing, seat, shown }) => {
  for (const on of attachedTo(m, thing)) leavePlay(m, on)
  move(m, thing, m.zoneIndex(shown ? 'specialty' : 'tiles', seat))
  if (!shown) return
  // To reveal it was no use of its power.
  const table = ownTable(m)
  table.tileTurned = true
  table.activated = table.activated.filter((used) => used !== thing)
})

export const cardEvents = [
  show,
  reveal,
  enter,
  relocate,
  commits(event.putAway, (m, { thing }) => void toPile(m, thing)),
  commits(event.discard, (m, { thing }) => void leavePlay(m, thing)),
  strengthTokens,
  toHand,
  shuffleBack,
  reshuffle,
  find,
  findOpenly,
  findFate,
  look,
  arrange,
  commits(event.activate, (m, { thing }) => noteUse(m, thing)),
  commits(event.use, (m, { thing }) => noteUse(m, thing)),
  store,
  turnTile,
]
