import {
  commits,
  defineGame,
  field,
  instant,
  type Machine,
  message,
  type Option,
  plainOption,
  procedure,
  type Seat,
} from '@quadriga/kernel/author'

/** Tic-tac-toe: the smallest game there is, for benchmarks and for the kernel's own tests. */

interface Table {
  cells: readonly number[]
  seat: Seat
}

const EMPTY = -1
const emptyCells: readonly number[] = new Array<number>(9).fill(EMPTY)
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

const cellOptions: readonly Option[] = Array.from({ length: 9 }, (_, cell) => plainOption(`cell:${cell}`))
const askCell = message('ask.cell')

const marked = instant('mark', { given: { seat: field.seat, cell: field.number }, log: ['seat', 'cell'] })

const turn = procedure('ticTacToe.turn', {
  choose(m) {
    const { cells, seat } = m.table<Table>()
    const options: Option[] = []
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === EMPTY) options.push(cellOptions[cell] as Option)
    m.ask({ seat, ask: askCell, options, menu: true })
  },
  mark(m) {
    const { seat } = m.table<Table>()
    const cell = (m.picks[0] as string).charCodeAt(5) - 48
    m.goto('choose')
    m.happen(marked, { seat, cell })
    finish(m, seat)
  },
})

function hasLine(cells: readonly number[], seat: Seat): boolean {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as readonly number[]
    if (cells[line[0] as number] !== seat || cells[line[1] as number] !== seat) continue
    if (cells[line[2] as number] === seat) return true
  }
  return false
}

function finish(m: Machine, seat: Seat): void {
  const { cells } = m.table<Table>()
  if (hasLine(cells, seat)) {
    m.end({ kind: 'won', winners: [seat], cause: 'ticTacToe.line' })
  } else if (!cells.includes(EMPTY)) m.end({ kind: 'draw', winners: [], cause: 'ticTacToe.full' })
}

export const ticTacToe = defineGame({
  id: 'ticTacToe',
  names: { en: 'Tic-tac-toe', fr: 'Morpion' },
  seats: { min: 2, max: 2 },
  seatsOf: () => 2,
  begin(m) {
    m.layTable({ cells: emptyCells, seat: 0 } satisfies Table)
    m.call(turn, {})
  },
  rules: [turn],
  events: [
    commits(marked, (m, { seat, cell }) => {
      const table = m.ownTable<Table>()
      const cells = table.cells.slice()
      cells[cell] = seat
      table.cells = cells
      table.seat = 1 - seat
    }),
  ],
})
