import { arg, op, type Query, seat, type SeatNode, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { isKind } from '../query/card.ts'
import { alliesOf, friends } from '../query/characters.ts'
import { identityOf, playerOrder } from '../query/seat.ts'
import * as n from '../text/nouns.ts'
import { toControl } from '../text/verbs.ts'
import { idsOf, seatZone } from '../table.ts'

/** Characters and allies of the players. */

const alliesOp = op('allies', 'things', {
  args: [arg('of', seat, null)],
  value: (q, a) => (a.of === null ? playerOrder(q) : [a.of]).flatMap((one) => alliesOf(q, one)),
  say: (a) => t.each(n.allyNoun, ...(a.of === null ? [] : [t.whom(t.clause(a.of, toControl))])),
})
/** Every ally in play, under anybody's control. */
export const allies = alliesOp()
export const alliesOfPlayer = (who: SeatNode) => alliesOp(who)

const friendlyOp = op('friendlyCharacters', 'things', {
  args: [],
  value: (q) => friends(q),
  say: () => t.each(n.character, n.friendly),
})
/** Identities and allies. */
export const friendlyCharacters = friendlyOp()

/** The identity and the allies of a player. */
const charactersOfOp = op('charactersOf', 'things', {
  args: [arg('who', seat)],
  value: (q, a) => (a.who < 0 ? [] : [identityOf(q, a.who), ...alliesOf(q, a.who)]),
  say: (a) => t.each(n.character, t.whom(t.clause(a.who, toControl))),
})
export const charactersOf = (who: SeatNode) => charactersOfOp(who)

const discardedAlliesOp = op('discardedAllies', 'things', {
  args: [],
  value: (q) => playerOrder(q).flatMap((one) => alliesAmong(q, idsOf(q, seatZone.discard, one))),
  say: () =>
    t.each(
      n.allyNoun,
      t.both('in any player’s discard pile', 'de la pile de défausse de n’importe quel joueur'),
    ),
})
/** Allies in the discard piles of the players. */
export const discardedAllies = discardedAlliesOp()

function alliesAmong(q: Query, ids: readonly ThingId[]): ThingId[] {
  return ids.filter((id) => isKind(q, id, 'ally'))
}

export const friendOps = [alliesOp, friendlyOp, charactersOfOp, discardedAlliesOp]
