import * as t from '@quadriga/kernel/text'
import * as v from './verbs.ts'

/** "look for Charge in the encounter deck and its discard pile". */
export function lookFor(what: t.NounPhrase, deckOnly: boolean): t.Clause {
  const where = deckOnly
    ? t.both('in the encounter deck', 'dans le deck Rencontre')
    : t.both('in the encounter deck and its discard pile', 'dans le deck Rencontre et sa pile de défausse')
  return t.phrase(v.toLookFor, t.both('for', ''), what, where)
}
