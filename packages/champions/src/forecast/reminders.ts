import { type Committed, NOTHING, type Query, query, type Seat, type View } from '@quadriga/kernel/author'
import type { CardAbility } from '../card.ts'
import { reminders, type Situation } from '../reference/reminders.ts'
import { cardOf } from '../query/card.ts'
import { iconsInPlay, mainSchemeOf } from '../query/schemes.ts'
import { formOf, playerOrder } from '../query/seat.ts'
import { endPlayerPhase } from '../rules/round.ts'
import { activationUnderWay } from './underWay.ts'
import { tableIn, worldOf } from './world.ts'

/** Ids of the rules worth recalling now: what is easily forgotten in the situations this seat is in. */
export function contextReminders(seen: View): string[] {
  const q = query(worldOf(seen))
  return reminders.filter(({ situation }) => situations[situation](seen, q)).map(({ id }) => id)
}

type Test = (seen: View, q: Query) => boolean

const situations: Readonly<Record<Situation, Test>> = {
  villainActivates: (seen) => activationUnderWay(seen)?.draft.villain === true,
  threatOnMainScheme: (seen, q) =>
    accelerates(q) &&
    seen.events.some(({ kind, source }) => kind === 'placeThreat' && source === mainSchemeOf(q)),
  encounterCardsDealt: (seen, q) =>
    tableIn(seen).phase === 'villain' && iconsInPlay(q, 'hazard') > 0 && happened(seen, 'deal'),
  wrongFormForAction: (seen, q) => isPlaying(seen, q) && hasTurn(seen) && wantsOtherForm(seen, q),
  enemyAttacks: (seen, q) => playerOrder(q).length > 1 && isUndefended(seen),
  turnOfAnotherPlayer: (seen, q) =>
    isPlaying(seen, q) && tableIn(seen).phase === 'player' && tableIn(seen).turn >= 0 && !hasTurn(seen),
  playerDeckEmpty: (seen) => seen.events.some((event) => event.kind === 'newDeck' && concerns(seen, event)),
  encounterDeckEmpty: (seen) => happened(seen, 'newEncounterDeck'),
  severalEffectsAtOnce: (seen) =>
    seen.pending.some(({ ask, options }) => ask.key === 'ask.whichFirst' && options.length > 1),
  endOfPlayerPhase: (seen) =>
    seen.frames.at(-1)?.at === endPlayerPhase.name && seen.pending.some(({ seat }) => seat === seen.viewer),
}

/** An enemy attacks, and nobody defends so far. */
function isUndefended(seen: View): boolean {
  const draft = activationUnderWay(seen)?.draft
  return draft?.kind === 'enemyAttack' && draft.defender === NOTHING
}

function happened(seen: View, what: string): boolean {
  return seen.events.some(({ kind }) => kind === what)
}

/** A player's own deck; to onlookers every deck is of interest. */
function concerns({ viewer }: View, { fields }: Committed): boolean {
  return viewer < 0 || fields['seat'] === viewer
}

function accelerates(q: Query): boolean {
  return iconsInPlay(q, 'accelerationIcon') > 0 || q.counter(mainSchemeOf(q), 'acceleration') > 0
}

function isPlaying({ viewer }: View, q: Query): boolean {
  return playerOrder(q).includes(viewer)
}

function hasTurn(seen: View): boolean {
  return tableIn(seen).turn === seen.viewer
}

/** A card of this player, in play or in hand, has an action for the other side of the identity. */
function wantsOtherForm({ viewer }: View, q: Query): boolean {
  const own = [...q.ids('play', viewer), ...q.ids('hand', viewer)]
  return own.some((id) => cardOf(q, id).abilities.some((one) => isOtherForms(q, viewer, one)))
}

function isOtherForms(q: Query, seat: Seat, { trigger, form }: CardAbility): boolean {
  return trigger === 'action' && form !== null && form !== formOf(q, seat)
}
