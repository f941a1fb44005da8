import type { Reason } from '@quadriga/kernel'
import { aspects, copyLimit, type DeckCard, isAspect, isEncounter, isIdentity, isOwn } from './card.ts'
import { cardList } from './cardList.ts'
import type { DeckContent, Listed } from './deck.ts'
import { deckReason } from './finding.ts'
import { type Identity, identitiesOf } from './identities.ts'
import { uniqueProblems } from './unique.ts'

export const deckSize = { min: 40, max: 50 } as const

interface Sorted {
  readonly listed: readonly Listed[]
  readonly unknown: readonly string[]
  readonly badCounts: readonly string[]
  readonly size: number
}

function sorted(deck: DeckContent, cards: readonly DeckCard[]): Sorted {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const listed: Listed[] = []
  const unknown: string[] = []
  const badCounts: string[] = []
  let size = 0
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = byId.get(id)
    const whole = Number.isInteger(count) && count > 0
    if (!whole) badCounts.push(id)
    if (card === undefined) unknown.push(id)
    else if (whole) listed.push({ card, count })
    if (whole && (card === undefined || !(isIdentity(card) || isEncounter(card)))) size += count
  }
  return { listed, unknown, badCounts, size }
}

function identityProblems(deck: DeckContent, identity: Identity | undefined): Reason[] {
  if (identity !== undefined) return []
  return [
    deck.hero === ''
      ? deckReason('deck.noIdentity', {})
      : deckReason('deck.unknownIdentity', { hero: deck.hero }),
  ]
}

function sizeProblems(size: number): Reason[] {
  if (size < deckSize.min) return [deckReason('deck.tooFew', { size, min: deckSize.min })]
  return size > deckSize.max ? [deckReason('deck.tooMany', { size, max: deckSize.max })] : []
}

/** Every card of the identity's set, neither fewer nor more than it brings. */
function ownProblems(identity: Identity | undefined, listed: readonly Listed[]): Reason[] {
  if (identity === undefined) return []
  const hero = identity.hero.id
  return identity.own.flatMap((card) => {
    const have = listed.find((one) => one.card.id === card.id)?.count ?? 0
    const need = card.deckLimit
    if (have === need) return []
    return [
      deckReason(have < need ? 'deck.ownMissing' : 'deck.ownExtra', { card: card.id, hero, have, need }),
    ]
  })
}

/** Cards that have no place in this deck, whatever their number. */
function strangerProblems(
  listed: readonly Listed[],
  identity: Identity | undefined,
  known: readonly Identity[],
): Reason[] {
  return listed.flatMap(({ card }) => {
    if (isIdentity(card)) return [deckReason('deck.identityInDeck', { card: card.id })]
    if (isEncounter(card)) return [deckReason('deck.encounterCard', { card: card.id }, 'champions:setup')]
    if (!isOwn(card) || card.set === identity?.hero.set) return []
    const hero = known.find((other) => other.hero.set === card.set)?.hero.id ?? card.set
    return [deckReason('deck.otherIdentity', { card: card.id, hero })]
  })
}

/** One aspect: the one chosen, or where none is named, the one all cards agree on. */
function aspectProblems(deck: DeckContent, listed: readonly Listed[]): Reason[] {
  const found = listed.filter(({ card }) => isAspect(card.aspect))
  if (deck.aspect === '') {
    const used = aspects.filter((aspect) => found.some(({ card }) => card.aspect === aspect))
    return used.length > 1 ? [deckReason('deck.severalAspects', { aspects: used })] : []
  }
  if (!isAspect(deck.aspect)) return [deckReason('deck.unknownAspect', { aspect: deck.aspect })]
  return found
    .filter(({ card }) => card.aspect !== deck.aspect)
    .map(({ card }) =>
      deckReason('deck.offAspect', { card: card.id, aspect: card.aspect, chosen: deck.aspect }),
    )
}

/** Copies count by title, so that two printings of one card share the limit. An identity's own cards have their own number. */
function copyProblems(listed: readonly Listed[]): Reason[] {
  const byTitle = new Map<string, { card: DeckCard; count: number }>()
  for (const { card, count } of listed) {
    if (card.unique || isOwn(card) || isEncounter(card)) continue
    const held = byTitle.get(card.names.en)
    byTitle.set(card.names.en, { card, count: (held?.count ?? 0) + count })
  }
  return [...byTitle.values()].flatMap(({ card, count }) => {
    const limit = Math.min(card.deckLimit, copyLimit)
    if (count <= limit) return []
    const args = { card: card.id, count, limit }
    if (limit < copyLimit) return [deckReason('deck.printedLimit', args, 'champions:max')]
    return [deckReason('deck.tooManyCopies', args)]
  })
}

/** Everything that keeps a deck from being played; none when it is legal. `cards` is the box unless told. */
export function checkDeck(deck: DeckContent, cards: readonly DeckCard[] = cardList): readonly Reason[] {
  const known = identitiesOf(cards)
  const identity = known.find(({ hero }) => hero.id === deck.hero)
  const { listed, unknown, badCounts, size } = sorted(deck, cards)
  return [
    ...identityProblems(deck, identity),
    ...unknown.map((card) => deckReason('deck.unknownCard', { card })),
    ...badCounts.map((card) => deckReason('deck.badCount', { card })),
    ...sizeProblems(size),
    ...ownProblems(identity, listed),
    ...strangerProblems(listed, identity, known),
    ...aspectProblems(deck, listed),
    ...copyProblems(listed),
    ...uniqueProblems(listed, identity),
  ]
}
