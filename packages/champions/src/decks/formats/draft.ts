import { type Aspect, type DeckCard, isAspect, isEncounter, isIdentity } from '../card.ts'
import { type Deck, type DeckExtra, mainAspect, noExtra } from '../deck.ts'
import { finding, type Finding } from '../finding.ts'
import { type Identity, identityOfSet } from '../identities.ts'

/** One entry of a source: what stands there, which cards it can mean, how many. */
export interface Entry {
  readonly text: string
  readonly line: number
  /** Printings of one title; empty when no card is meant. */
  readonly cards: readonly DeckCard[]
  readonly count: number
}

/** What a reader takes from a source before the identity and the printings are settled. */
export interface Draft {
  name: string
  aspect: string
  entries: Entry[]
  extra: DeckExtra
  /** Whether the source may leave out cards that the identity brings. */
  completes: boolean
  notes: Finding[]
  problems: Finding[]
}

/** A deck as read, with everything worth saying about it. */
export interface Reading {
  /** Null when the text holds no deck at all; then `problems` says why. */
  readonly deck: Deck | null
  readonly notes: readonly Finding[]
  readonly problems: readonly Finding[]
}

export function emptyDraft(): Draft {
  return { name: '', aspect: '', entries: [], extra: noExtra, completes: true, notes: [], problems: [] }
}

/** A reading without a deck. */
export function unreadable(...problems: readonly Finding[]): Reading {
  return { deck: null, notes: [], problems }
}

/** What was written, short enough for one line of a report. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= 99

/** Entries that mean a card and say how many; the others are reported and left out. */
function usable(draft: Draft): Entry[] {
  return draft.entries.filter(({ text, line, cards, count }) => {
    if (!isCount(count)) draft.problems.push(finding(line, 'deckRead.badCount', { text: excerpt(text) }))
    else if (cards.length === 0)
      draft.problems.push(finding(line, 'deckRead.unknownCard', { text: excerpt(text), count }))
    else return true
    return false
  })
}

interface Found {
  readonly identity: Identity
  readonly line: number
}

/** The first identity found; without one, the only identity whose cards are there. */
function identityOf(draft: Draft, entries: readonly Entry[]): Found | undefined {
  const named: Found[] = []
  const implied: Found[] = []
  for (const { cards, line } of entries) {
    const card = cards[0]
    const identity = card === undefined ? undefined : identityOfSet(card.set)
    if (card === undefined || identity === undefined) continue
    const list = isIdentity(card) ? named : implied
    if (!list.some((found) => found.identity === identity)) list.push({ identity, line })
  }
  const [first, ...others] = named
  for (const { identity, line } of others) {
    draft.problems.push(finding(line, 'deckRead.secondIdentity', { hero: identity.hero.id }))
  }
  const [only, another] = implied
  if (first !== undefined || only === undefined || another !== undefined) return first
  draft.notes.push(finding(only.line, 'deckRead.inferred', { hero: only.identity.hero.id }))
  return only
}

/** Copies of a title go to its printings in order, each up to the number it comes in; a surplus to the last. */
function deal(printings: readonly DeckCard[], count: number, into: Record<string, number>): void {
  let left = count
  printings.forEach((card, at) => {
    const last = at === printings.length - 1
    const room = Math.max(0, card.deckLimit - (into[card.id] ?? 0))
    const here = last ? left : Math.min(left, room)
    if (here > 0) into[card.id] = (into[card.id] ?? 0) + here
    left -= here
  })
}

function complete(draft: Draft, { identity, line }: Found, into: Record<string, number>): void {
  const missing = identity.own.filter((card) => (into[card.id] ?? 0) < card.deckLimit)
  let count = 0
  for (const card of missing) {
    count += card.deckLimit - (into[card.id] ?? 0)
    into[card.id] = card.deckLimit
  }
  const cards = missing.map(({ id }) => id)
  const hero = identity.hero.id
  if (count > 0) draft.notes.push(finding(line, 'deckRead.added', { hero, count, cards }))
}

function aspectOf(draft: Draft, cards: Readonly<Record<string, number>>): Aspect | '' {
  return isAspect(draft.aspect) ? draft.aspect : mainAspect(cards)
}

/** Settles the identity, deals printings, adds what the identity brings and the source leaves out. */
export function settle(draft: Draft): Reading {
  const entries = usable(draft)
  if (entries.length === 0) {
    return {
      deck: null,
      notes: draft.notes,
      problems: [...draft.problems, finding(1, 'deckRead.nothing', {})],
    }
  }
  const found = identityOf(draft, entries)
  if (found === undefined) draft.problems.push(finding(entries[0]?.line ?? 1, 'deckRead.noIdentity', {}))
  const cards: Record<string, number> = {}
  // Entries that name one printing come first, so that a title takes the places they leave.
  for (const { cards: printings, count, line } of [...entries].sort(
    (a, b) => a.cards.length - b.cards.length,
  )) {
    const card = printings[0]
    if (card === undefined || isIdentity(card)) continue
    if (isEncounter(card)) draft.notes.push(finding(line, 'deckRead.leftOut', { card: card.id }))
    else deal(printings, count, cards)
  }
  if (found !== undefined && draft.completes) complete(draft, found, cards)
  const { name, extra, notes, problems } = draft
  const hero = found?.identity.hero.id ?? ''
  return { deck: { name, hero, aspect: aspectOf(draft, cards), cards, extra }, notes, problems }
}
