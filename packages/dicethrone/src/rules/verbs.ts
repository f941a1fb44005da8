import { distinctFaces, type Query, type Seat, type ThingId, type Verb } from '@quadriga/kernel/author'
import { activateRefusal, defendRefusal, stepInRefusal } from '../query/abilities.ts'
import { guards } from '../query/guards.ts'
import { playRefusal, sellRefusal, spendRefusal, usables, useRefusal } from '../query/legality.ts'
import { abilitiesFor } from '../query/requirement.ts'
import { distinctTokens } from '../query/status.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Cards that were played: what is printed on the board was never a card. */
function upgradesOf(q: Query, seat: Seat): readonly ThingId[] {
  return idsOf(q, seatZone.board, seat).filter((id) => q.definition(id)['kind'] === 'upgrade')
}

/** Everything a player may try with a thing. Menus and pauses offer the actions; the roll phases ask for the abilities. */
export const verbs: readonly Verb[] = [
  {
    id: 'play',
    at: 'thing',
    candidates: (q, seat) => distinctFaces(q, idsOf(q, seatZone.hand, seat)),
    refusal: playRefusal,
    rule: 'dicethrone.play',
  },
  {
    id: 'spend',
    at: 'thing',
    candidates: (q, seat) => distinctTokens(q, seat),
    refusal: spendRefusal,
    rule: 'dicethrone.spend',
  },
  { id: 'use', at: 'thing', candidates: usables, refusal: useRefusal, rule: 'dicethrone.use' },
  {
    id: 'sell',
    at: 'thing',
    candidates: (q, seat) => [...distinctFaces(q, idsOf(q, seatZone.hand, seat)), ...upgradesOf(q, seat)],
    refusal: sellRefusal,
    rule: 'dicethrone.sell',
  },
  {
    id: 'activate',
    at: 'thing',
    candidates: (q, seat) => abilitiesFor(q, seat, 'offensive', 'ultimate'),
    refusal: activateRefusal,
    rule: 'dicethrone.attempts',
  },
  {
    id: 'defend',
    at: 'thing',
    candidates: (q, seat) => abilitiesFor(q, seat, 'defensive'),
    refusal: defendRefusal,
    rule: 'dicethrone.defence',
  },
  { id: 'guard', at: 'thing', candidates: guards, refusal: stepInRefusal, rule: 'dicethrone.defence' },
]
