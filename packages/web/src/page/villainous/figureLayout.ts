/** So many chips fill the place above a plate. */
const CHIPS = 8

/** How so many pieces share one place: cards, rows, chips in two columns, and a crowd as small pictures with their Strength. */
export function layoutOf(count: number): 'cards' | 'rows' | 'chips' | 'tokens' {
  if (count <= 2) return 'cards'
  if (count === 3) return 'rows'
  return count <= CHIPS ? 'chips' : 'tokens'
}
