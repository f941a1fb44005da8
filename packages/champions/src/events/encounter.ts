import { move, NOTHING, type ThingId, turnFace } from '@quadriga/kernel/author'
import type { ThingDraft } from './cards.ts'
import { eventKind } from './kind.ts'
import { allSeatsOf, takeEncounter } from './piles.ts'
import { seatZone, sharedZone, zoneOf } from '../table.ts'

/** An encounter card is dealt face down before a player. */
const deal = eventKind<ThingDraft>('deal', {
  commit(m, draft) {
    draft.thing = takeEncounter(m, zoneOf(seatZone.dealt, draft.seat), { facedown: '' })
  },
  log: ['seat'],
})

interface BoostDraft extends ThingDraft {
  enemy: ThingId
}

/** A boost card is given to an enemy, face down. */
const boost = eventKind<BoostDraft>('boost', {
  commit(m, draft) {
    draft.thing = takeEncounter(m, sharedZone.boosts, { facedown: '' })
    if (draft.thing !== NOTHING) m.own(draft.thing).host = draft.enemy
  },
  log: ['enemy'],
  things: ['enemy'],
})

interface TurnBoostDraft extends ThingDraft {
  icons: number
}

const turnBoost = eventKind<TurnBoostDraft>('turnBoost', {
  commit(m, draft) {
    m.reveal(draft.thing, allSeatsOf(m))
    turnFace(m, draft.thing, m.thing(draft.thing).code)
    draft.icons = m.stat(draft.thing, 'boost')
  },
  log: ['thing', 'icons'],
  things: ['thing'],
})

interface TurnUpDraft extends ThingDraft {
  /** 'deck' takes the top card of the encounter deck; otherwise the thing given. */
  from: string
}

/** An encounter card is turned up before a player, who will resolve it. */
const turnUp = eventKind<TurnUpDraft>('turnUp', {
  commit(m, draft) {
    const zone = sharedZone.resolving
    draft.thing = draft.from === 'deck' ? takeEncounter(m, zone) : move(m, draft.thing, zone)
  },
  log: ['seat', 'thing', 'from'],
  things: ['thing'],
})

interface DiscardEncounterDraft extends ThingDraft {
  /** After commit: the boost icons of the card. */
  icons: number
}

/** The top card of the encounter deck is discarded. */
const discardEncounter = eventKind<DiscardEncounterDraft>('discardEncounter', {
  commit(m, draft) {
    draft.thing = takeEncounter(m, sharedZone.encounterDiscard, { place: 'top' }, (taken) => {
      draft.icons = m.stat(taken, 'boost')
    })
  },
  log: ['thing'],
  things: ['thing'],
})

interface UnderDraft extends ThingDraft {
  host: ThingId
}

/** A card is put face down under another; nobody may look at it, not even its owner. */
const putUnder = eventKind<UnderDraft>('putUnder', {
  commit(m, draft) {
    draft.thing = move(m, draft.thing, sharedZone.under, { facedown: '' })
    m.own(draft.thing).host = draft.host
  },
  log: ['seat', 'host'],
  things: ['host'],
})

export const encounterEvents = [deal, boost, turnBoost, turnUp, discardEncounter, putUnder]
