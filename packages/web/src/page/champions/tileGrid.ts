/** How many columns and rows so many tiles take in half a row of cards: wide tiles first, narrower ones when there are more. */
export function tileGrid(n: number): { readonly columns: number; readonly rows: number } {
  const columns = n <= 6 ? 2 : n <= 9 ? 3 : n <= 16 ? 4 : 6
  return { columns, rows: Math.max(3, Math.ceil(n / columns)) }
}
