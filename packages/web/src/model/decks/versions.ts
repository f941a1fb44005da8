import type { Deck } from '@quadriga/champions'

/** What a version keeps: the deck without fields of other sites. */
export type VersionContent = Pick<Deck, 'name' | 'hero' | 'aspect' | 'cards'>

/** A deck as it was once. */
export interface DeckVersion {
  readonly at: number
  /** What its owner called it; '' for one that was kept automatically. */
  readonly label: string
  /** Whether its owner asked for it: those are dropped last. */
  readonly isOwn: boolean
  readonly deck: VersionContent
}

/** Changes within this time belong to one version. */
export const QUIET = 10 * 60_000
/** More are dropped, the oldest that nobody asked for first. */
export const MOST = 40

export function contentOf({ name, hero, aspect, cards }: VersionContent): VersionContent {
  return { name, hero, aspect, cards }
}

/** Whether two decks are the same to a player. */
export function sameContent(one: VersionContent, other: VersionContent): boolean {
  if (one.name !== other.name || one.hero !== other.hero || one.aspect !== other.aspect) return false
  return sameCards(one.cards, other.cards)
}

function sameCards(one: VersionContent['cards'], other: VersionContent['cards']): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/** With one more version; the same content twice in a row is kept once. */
export function withVersion(
  versions: readonly DeckVersion[],
  deck: VersionContent,
  at: number,
  label: string | null = null,
): readonly DeckVersion[] {
  const last = versions.at(-1)
  const made = { at, label: label ?? '', isOwn: label !== null, deck: contentOf(deck) }
  if (last === undefined || !sameContent(last.deck, deck)) return trimmed([...versions, made])
  // A name for what is there already.
  return label === null ? versions : [...versions.slice(0, -1), made]
}

/** Before a change: what stood there for a while is worth a version. */
export function beforeChange(
  versions: readonly DeckVersion[],
  deck: VersionContent,
  since: number,
  now: number,
): readonly DeckVersion[] {
  return now - since < QUIET ? versions : withVersion(versions, deck, since)
}

function trimmed(versions: readonly DeckVersion[]): readonly DeckVersion[] {
  if (versions.length <= MOST) return versions
  const oldest = Math.max(
    versions.findIndex(({ isOwn }) => !isOwn),
    0,
  )
  return trimmed(versions.filter((_, n) => n !== oldest))
}

/** How many copies come and go from one list of cards to another. */
export function turnover(
  from: VersionContent['cards'],
  to: VersionContent['cards'],
): { readonly more: number; readonly fewer: number } {
  let more = 0
  let fewer = 0
  for (const id of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const change = (to[id] ?? 0) - (from[id] ?? 0)
    if (change > 0) more += change
    else fewer -= change
  }
  return { more, fewer }
}
