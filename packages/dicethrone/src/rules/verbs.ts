import { distinctFaces, type Verb } from '@quadriga/kernel/author'
import { activateRefusal, defendRefusal } from '../query/abilities.ts'
import { playRefusal, sellRefusal, spendRefusal, usablePassives, useRefusal } from '../query/legality.ts'
import { abilitiesFor } from '../query/requirement.ts'
import { distinctTokens } from '../query/status.ts'

/** Everything a player may try with a thing. Menus and pauses offer the actions; the roll phases ask for the abilities. */
export const verbs: readonly Verb[] = [
  {
    id: 'play',
    candidates: (q, seat) => distinctFaces(q, q.ids('hand', seat)),
    refusal: playRefusal,
    rule: 'dicethrone.play',
  },
  {
    id: 'spend',
    candidates: (q, seat) => distinctTokens(q, seat),
    refusal: spendRefusal,
    rule: 'dicethrone.spend',
  },
  { id: 'use', candidates: usablePassives, refusal: useRefusal, rule: 'dicethrone.use' },
  {
    id: 'sell',
    candidates: (q, seat) => [...distinctFaces(q, q.ids('hand', seat)), ...q.ids('board', seat)],
    refusal: sellRefusal,
    rule: 'dicethrone.sell',
  },
  {
    id: 'activate',
    candidates: (q, seat) => abilitiesFor(q, seat, 'offensive', 'ultimate'),
    refusal: activateRefusal,
    rule: 'dicethrone.attempts',
  },
  {
    id: 'defend',
    candidates: (q, seat) => abilitiesFor(q, seat, 'defensive'),
    refusal: defendRefusal,
    rule: 'dicethrone.defence',
  },
]
