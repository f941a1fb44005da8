import type { Json } from '@quadriga/kernel'
import { type Aspect, aspects, type DeckCard, isAspect } from './card.ts'
import { cardById } from './cardList.ts'

/** What the rules look at: an identity, an aspect and cards. */
export interface DeckContent {
  /** The identity, by the id of its hero side; '' while none is chosen. */
  readonly hero: string
  /** '' while none is chosen. */
  readonly aspect: string
  /** Copies by card id. */
  readonly cards: Readonly<Record<string, number>>
}

/** A card of a deck and how many copies. */
export interface Listed {
  readonly card: DeckCard
  readonly count: number
}

/** Fields of a MarvelCDB deck that the game has no use for, kept so that an export gives them back. */
export interface DeckExtra {
  readonly fields: Readonly<Record<string, Json>>
  readonly meta: Readonly<Record<string, Json>>
}

/** A deck with its name, as people keep and share it. */
export interface Deck extends DeckContent {
  readonly name: string
  readonly extra: DeckExtra
}

export const noExtra: DeckExtra = { fields: {}, meta: {} }

/** More than any name needs; it keeps short codes short. */
const longestName = 120

/** Line breaks, control characters and halves of characters have no place in a name that goes through every format. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF\uFEFF]/gu, ' ').trim()
  return Array.from(plain).slice(0, longestName).join('').trim()
}

/** The aspect most cards belong to; '' when there is none. */
export function mainAspect(cards: Readonly<Record<string, number>>): Aspect | '' {
  const counts = new Map<Aspect, number>()
  for (const [id, count] of Object.entries(cards)) {
    const aspect = cardById(id)?.aspect ?? ''
    if (isAspect(aspect)) counts.set(aspect, (counts.get(aspect) ?? 0) + count)
  }
  let best: Aspect | '' = ''
  for (const aspect of aspects) {
    if ((counts.get(aspect) ?? 0) > (best === '' ? 0 : (counts.get(best) ?? 0))) best = aspect
  }
  return best
}
