import { commits, move, NOTHING, turnFace } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { faceOf } from '../query/seat.ts'
import { allSeatsOf, takeEncounter } from './piles.ts'
import { seatZone, sharedZone, zoneOf } from '../table.ts'

/** An encounter card is dealt face down before a player. */
const deal = commits(event.deal, (m, draft) => {
  draft.who = faceOf(m, draft.seat)
  draft.thing = takeEncounter(m, zoneOf(seatZone.dealt, draft.seat), { facedown: '' })
})

/** A boost card is given to an enemy, face down. */
const boost = commits(event.boost, (m, draft) => {
  draft.thing = takeEncounter(m, sharedZone.boosts, { facedown: '' })
  if (draft.thing !== NOTHING) m.own(draft.thing).host = draft.enemy
})

const turnBoost = commits(event.turnBoost, (m, draft) => {
  m.reveal(draft.thing, allSeatsOf(m))
  turnFace(m, draft.thing, m.thing(draft.thing).code)
  draft.icons = m.stat(draft.thing, 'boost')
})

/** An encounter card is turned up before a player, who will resolve it. */
const turnUp = commits(event.turnUp, (m, draft) => {
  const zone = sharedZone.resolving
  draft.who = faceOf(m, draft.seat)
  draft.thing = draft.from === 'deck' ? takeEncounter(m, zone) : move(m, draft.thing, zone)
})

/** The top card of the encounter deck is discarded. */
const discardEncounter = commits(event.discardEncounter, (m, draft) => {
  draft.thing = takeEncounter(m, sharedZone.encounterDiscard, { place: 'top' }, (taken) => {
    draft.icons = m.stat(taken, 'boost')
  })
})

/** A card is put face down under another; nobody may look at it, not even its owner. */
const putUnder = commits(event.putUnder, (m, draft) => {
  draft.who = faceOf(m, draft.seat)
  draft.thing = move(m, draft.thing, sharedZone.under, { facedown: '' })
  m.own(draft.thing).host = draft.host
})

export const encounterEvents = [deal, boost, turnBoost, turnUp, discardEncounter, putUnder]
