/** Tic-tac-toe on plain mutable objects; the rules are in ../README.md. */
export type Seat = 0 | 1

export type TicTacToe = {
  cells: (Seat | null)[]
  seat: Seat
  winner: Seat | 'draw' | null
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const cellKeys = [
  'cell:0',
  'cell:1',
  'cell:2',
  'cell:3',
  'cell:4',
  'cell:5',
  'cell:6',
  'cell:7',
  'cell:8',
] as const

/** An empty grid with seat 0 to mark. */
export function newGame(): TicTacToe {
  return { cells: [null, null, null, null, null, null, null, null, null], seat: 0, winner: null }
}

/** The empty cells, first to last. */
export function listOptions(cells: readonly unknown[]): string[] {
  const options: string[] = []
  cellKeys.forEach((key, cell) => {
    if (cells[cell] === null) options.push(key)
  })
  return options
}

/** The number in an option key such as `cell:4`. */
export function cellOf(option: string): number {
  return Number(option.slice('cell:'.length))
}

/** Whether three cells in a line carry the same mark. */
export function hasLine(cells: readonly unknown[]): boolean {
  return lines.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])
}

/** Whether no cell is empty. */
export function isFull(cells: readonly unknown[]): boolean {
  return !cells.includes(null)
}

/** Marks a cell for the seat whose turn it is. */
export function answer(game: TicTacToe, option: string): void {
  const cell = cellOf(option)
  if (game.winner !== null || game.cells[cell] !== null) throw new Error(`illegal option ${option}`)
  game.cells[cell] = game.seat
  if (hasLine(game.cells)) game.winner = game.seat
  else if (isFull(game.cells)) game.winner = 'draw'
  else game.seat = game.seat === 0 ? 1 : 0
}
