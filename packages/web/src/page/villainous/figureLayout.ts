/** So many chips fill the place above a plate. */
const CHIPS = 8

/** From so many Items on they stand in two columns. */
const COLUMNS = 3

/** In how many columns and lines so many Items lie; what goes beyond three lines scrolls. */
export function itemLines(count: number): { readonly columns: number; readonly lines: number } {
  const columns = count < COLUMNS ? 1 : 2
  return { columns, lines: Math.min(3, Math.ceil(count / columns)) }
}

/** How so many pieces share one place: cards, rows, chips in two columns, and a crowd as small pictures with their Strength. */
export function layoutOf(count: number): 'cards' | 'rows' | 'chips' | 'tokens' {
  if (count <= 2) return 'cards'
  if (count === 3) return 'rows'
  return count <= CHIPS ? 'chips' : 'tokens'
}
