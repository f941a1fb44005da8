/** A hand as it was dealt from a shuffled deck. */
export interface Dealt {
  readonly hand: readonly string[]
  /** What is left of the deck, the top card first. */
  readonly pile: readonly string[]
  /** Places of the hand that are to be discarded. */
  readonly away: ReadonlySet<number>
  /** The mulligan is over. */
  readonly isKept: boolean
}

export function deal(pile: readonly string[], size: number): Dealt {
  return { hand: pile.slice(0, size), pile: pile.slice(size), away: new Set(), isKept: false }
}

/** Marks a card of the hand to be discarded, or takes the mark off. */
export function thrown(dealt: Dealt, place: number): Dealt {
  const away = new Set(dealt.away)
  if (!away.delete(place)) away.add(place)
  return { ...dealt, away }
}

/** Discards what is marked and draws up to the same number; discarded cards do not come back. */
export function mulligan({ hand, pile, away }: Dealt): Dealt {
  const kept = hand.filter((_, place) => !away.has(place))
  const wanted = hand.length - kept.length
  return {
    hand: [...kept, ...pile.slice(0, wanted)],
    pile: pile.slice(wanted),
    away: new Set(),
    isKept: true,
  }
}

export function drawOne(dealt: Dealt): Dealt {
  return { ...dealt, hand: [...dealt.hand, ...dealt.pile.slice(0, 1)], pile: dealt.pile.slice(1) }
}
