import type { Reason } from '@quadriga/kernel'
import { type DeckCard, isIdentity, isOwn } from './card.ts'
import type { Listed } from './deck.ts'
import { deckReason } from './finding.ts'
import type { Identity } from './identities.ts'

interface Bearer {
  readonly card: DeckCard
  /** What tells it from another bearer of its title: a subtitle, or the other side of an identity. */
  readonly person: string
}

/** Two bearers of one title are different people only if both say who they are, and say it differently. */
function samePerson(one: Bearer, other: Bearer): boolean {
  if (one.card.names.en !== other.card.names.en) return false
  return one.person === '' || other.person === '' || one.person === other.person
}

/** One copy of each unique card by title; the identity counts. */
export function uniqueProblems(listed: readonly Listed[], identity: Identity | undefined): Reason[] {
  const problems: Reason[] = []
  const seen: Bearer[] = []
  if (identity !== undefined) {
    const { hero, alterEgo } = identity
    seen.push({ card: hero, person: alterEgo.names.en }, { card: alterEgo, person: hero.names.en })
  }
  for (const { card, count } of listed) {
    if (!card.unique || isIdentity(card)) continue
    // Too many of an identity's own card is already said by its number.
    if (count > 1 && !isOwn(card))
      problems.push(deckReason('deck.uniqueTwice', { card: card.id, count }, 'champions:unique'))
    const bearer = { card, person: card.subtitle }
    const other = seen.find((one) => samePerson(one, bearer))
    if (other === undefined) seen.push(bearer)
    else
      problems.push(
        deckReason('deck.sameUnique', { card: card.id, other: other.card.id }, 'champions:unique'),
      )
  }
  return problems
}
