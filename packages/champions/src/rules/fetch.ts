import {
  lookThrough,
  type Machine,
  message,
  move,
  NOTHING,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  takeCode,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { shuffleEncounterDeck } from '../events/piles.ts'
import { cardOf, definitionOf } from '../query/card.ts'
import { nextPlayer, playerOrder } from '../query/seat.ts'
import { idsIn, sharedZone } from '../table.ts'

/** Searches of the encounter deck and its discard pile; not finding a card is no problem (R61). */

interface FetchVars {
  seat: Seat
  trait: string
  code: string
}

/** A player looks for a minion with a trait and chooses which; it comes into play, and the deck is shuffled. */
export const fetchMinion = procedure<FetchVars>('champions.fetchMinion', {
  look(m, f) {
    lookThrough(m, 1 << f.seat)
  },
  choose(m, f) {
    const options = foundMinions(m, f)
    if (options.length === 0) m.goto('fetch')
    else m.ask({ seat: f.seat, ask: message('ask.search'), options })
  },
  take(m, f) {
    f.code = (m.picks[0] ?? '').slice('take:'.length)
  },
  fetch(m, f) {
    m.done()
    if (f.code === '') shuffleEncounterDeck(m)
    else putFetched(m, takeFetched(m, f.code), f.seat)
  },
})

function foundMinions(q: Query, { trait }: FetchVars): Option[] {
  const codes = [...knownCards(q).map((id) => q.thing(id).code), ...q.zone('encounterDeck').rest]
  const found = [...new Set(codes)].filter((code) => {
    const card = definitionOf(q, code)
    return card.kind === 'minion' && card.traits.includes(trait)
  })
  return found.sort().map((code) => plainOption(`take:${code}`, message('option.card', { card: code })))
}

/** Cards of the discard pile, and of the deck as far as their places are known. */
function knownCards(q: Query): ThingId[] {
  const { ids, low } = q.zone('encounterDeck')
  return [...idsIn(q, sharedZone.encounterDiscard), ...ids, ...low]
}

/** Takes a card out of the discard pile or the deck, and shuffles the deck; NOTHING when it is in neither. */
export function takeFetched(m: Machine, code: string): ThingId {
  const resolving = sharedZone.resolving
  const known = knownCards(m).find((id) => m.thing(id).code === code)
  const found =
    known === undefined ? takeCode(m, sharedZone.encounterDeck, code, resolving) : move(m, known, resolving)
  shuffleEncounterDeck(m)
  return found
}

/** Puts an encounter card into play without revealing it: a minion before a player, anything else beside the villain. */
export function putFetched(m: Machine, thing: ThingId, who: Seat): void {
  if (thing === NOTHING) return
  const zone = cardOf(m, thing).kind === 'minion' ? 'engaged' : 'environments'
  const seat = playerOrder(m).includes(who) ? who : nextPlayer(m, Math.max(0, who))
  m.propose(event.enterPlay, { thing, seat, zone, host: NOTHING, played: false })
}
