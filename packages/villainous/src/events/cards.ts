import {
  commits,
  drawTop,
  look as lookAt,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  shuffleInto,
  takeCode,
} from '@quadriga/kernel/author'
import { type EnterDraft, event, type RelocateDraft } from '../kinds/index.ts'
import { attachedTo } from '../query/domain.ts'
import { ownTable } from '../table.ts'
import { leavePlay, toPile } from './leaving.ts'
import { deckSource, refill } from './piles.ts'

/** The zone of the location it goes to, which the draft then tells. */
function placeIndex(m: Machine, draft: EnterDraft | RelocateDraft): number {
  const place = m.thing(draft.place)
  draft.to = place.face
  draft.domain = place.owner
  return m.zoneIndex(place.face, place.owner)
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
  move(m, draft.thing, placeIndex(m, draft))
  m.own(draft.thing).host = draft.host ?? NOTHING
})

const relocate = commits(event.relocate, (m, draft) => {
  const attached = attachedTo(m, draft.thing)
  const zone = placeIndex(m, draft)
  move(m, draft.thing, zone)
  for (const other of attached) move(m, other, zone)
})

const vanquish = commits(event.vanquish, (m, { target, spent }) => {
  for (const id of [target, ...spent]) leavePlay(m, id)
})

const strengthTokens = commits(event.strengthTokens, (m, { thing: id, n }) => {
  const thing = m.own(id)
  const counter = n > 0 ? 'plusTokens' : 'minusTokens'
  thing[counter] = (thing[counter] as number) + Math.abs(n)
})

const toHand = commits(event.toHand, (m, draft) => {
  draft.thing = move(m, draft.thing, m.zoneIndex('hand', draft.seat))
})

const shuffleBack = commits(event.shuffleBack, (m, { seat, cards }) =>
  shuffleInto(m, m.zoneIndex('deck', seat), cards),
)

const find = commits(
  event.find,
  (m, draft) => {
    const { seat, code } = draft
    draft.thing = takeCode(m, m.zoneIndex('deck', seat), code, m.zoneIndex('hand', seat), seat)
  },
  (_q, { seat }) => 1 << seat,
)

const look = commits(event.look, (m, { seat, n }) => {
  lookAt(m, m.zoneIndex('fateDeck'), n, 1 << seat, 'fate', NOBODY)
})

const arrange = commits(event.arrange, (m, { cards }) => {
  const pile = m.ownZone(m.zoneIndex('fateDeck'))
  pile.ids = [...cards, ...pile.ids.filter((id) => !cards.includes(id))]
})

const activate = commits(event.activate, (m, { thing }) => {
  const table = ownTable(m)
  table.activated = [...table.activated, thing]
})

export const cardEvents = [
  show,
  reveal,
  enter,
  relocate,
  vanquish,
  commits(event.defeat, (m, { thing }) => leavePlay(m, thing)),
  commits(event.putAway, (m, { thing }) => toPile(m, thing)),
  commits(event.discard, (m, { thing }) => leavePlay(m, thing)),
  strengthTokens,
  toHand,
  shuffleBack,
  find,
  look,
  arrange,
  activate,
]
