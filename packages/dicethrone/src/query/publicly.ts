import type { Query, Seat } from '@quadriga/kernel/author'
import type { CardDefinition } from '../definition.ts'
import { tableOf } from '../table.ts'
import {
  cardRefusal,
  freeSpendRefusal,
  freeUseRefusal,
  isMenuOpen,
  lockRefusal,
  usables,
} from './legality.ts'
import { spendableTokens } from './status.ts'
import { idsOf, pileOf, seatZone } from '../zones.ts'

/**
 * Whether a seat could act now as far as anybody can tell: by its tokens and abilities, or because it holds cards and
 * one of those that are not in the open could be played with the points on its dial. Which of them it holds, in hand or
 * deck, does not count; so a question tells nothing about a hand.
 */
export function couldActPublicly(q: Query, seat: Seat): boolean {
  if (lockRefusal(q, seat) !== null) return false
  for (const token of spendableTokens(q, seat)) if (freeSpendRefusal(q, seat, token) === null) return true
  for (const thing of usables(q, seat)) if (freeUseRefusal(q, seat, thing) === null) return true
  return holdsCards(q, seat) && couldPlay(q, seat)
}

/** How long a seat with cards thinks could tell what they are; without any there is nothing to tell. */
export function holdsCards(q: Query, seat: Seat): boolean {
  return idsOf(q, seatZone.hand, seat).length > 0
}

function couldPlay(q: Query, seat: Seat): boolean {
  const { rest, ids, low } = pileOf(q, seatZone.deck, seat)
  for (const id of idsOf(q, seatZone.hand, seat))
    if (cardRefusal(q, seat, q.thing(id).face) === null) return true
  for (const face of inTime(q, rest, seat)) if (cardRefusal(q, seat, face) === null) return true
  for (const id of ids) if (cardRefusal(q, seat, q.thing(id).code) === null) return true
  for (const id of low) if (cardRefusal(q, seat, q.thing(id).code) === null) return true
  return false
}

/** The cards of a deck that are no main phase actions: all that can be played while another phase or player has the table. */
const quick = new WeakMap<readonly string[], readonly string[]>()

function inTime(q: Query, rest: readonly string[], seat: Seat): readonly string[] {
  if (tableOf(q).active === seat && isMenuOpen(q)) return rest
  const known = quick.get(rest)
  if (known !== undefined) return known
  const made = rest.filter((face) => {
    const card = q.loaded.definitions.get(face) as CardDefinition
    return card.kind === 'card' && card.timing !== 'main'
  })
  quick.set(rest, made)
  return made
}
