import type { DeckCard } from '../card.ts'
import { cardByCode } from '../cardList.ts'

/** OCTGN's number for Marvel Champions. */
export const octgnGame = '055c536f-adba-4bc2-acbf-9aefb9756046'

const ours = '00000000-0000-0000-0000-'

/**
 * The id of a card in an .o8d file. OCTGN knows cards by ids of its own, which no card prints and this list does not
 * hold. Where the caller has none, the printed number stands in the shape of such an id: readers that go by the
 * card's name, which the format carries too, understand the file; OCTGN itself needs its own ids.
 */
export function octgnId({ code }: DeckCard, ids: Readonly<Record<string, string>>): string {
  return ids[code] ?? `${ours}${code.padStart(12, '0')}`
}

/** The card behind an id that `octgnId` made from a printed number. */
export function cardOfOctgnId(id: string): DeckCard | undefined {
  const code = id.startsWith(ours) ? /^0*(\d{5}[a-z]?)$/.exec(id.slice(ours.length))?.[1] : undefined
  return code === undefined ? undefined : cardByCode(code)
}
