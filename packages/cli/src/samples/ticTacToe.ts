import { type Language, NOTHING, type Seat } from '@quadriga/kernel'
import { defineMessages } from '@quadriga/kernel/text'
import { ticTacToe } from '@quadriga/testkit/games'
import type { GameKit } from '@quadriga/testkit/kit'

/** Tic-tac-toe for the terminal: a small table to learn the keys with. */

interface Table {
  readonly cells: readonly number[]
  readonly seat: Seat
}

const marks = ['X', 'O']
const ROW = 3

/** Cells as people count them. */
const cellOf = (key: string): number => Number(key.slice('cell:'.length)) + 1

const messages = defineMessages({
  'ask.cell': { en: () => 'where do you put your mark?', fr: () => 'où placez-vous votre marque ?' },
  'option.cell': {
    en: (a: { key: string }) => `cell ${cellOf(a.key)}`,
    fr: (a: { key: string }) => `case ${cellOf(a.key)}`,
  },
  'log.mark': {
    en: (a: { seat: number; cell: number }) => `${marks[a.seat]} takes cell ${a.cell + 1}`,
    fr: (a: { seat: number; cell: number }) => `${marks[a.seat]} prend la case ${a.cell + 1}`,
  },
  'ticTacToe.line': { en: () => 'three in a row', fr: () => 'trois marques alignées' },
  'ticTacToe.full': { en: () => 'the grid is full', fr: () => 'la grille est pleine' },
})

function board(table: Table): string[] {
  const cells = table.cells.map((seat, cell) => marks[seat] ?? `${cell + 1}`)
  return [0, 1, 2].map((row) => ` ${cells.slice(row * ROW, row * ROW + ROW).join(' │ ')}`)
}

export const kit: GameKit = {
  game: { ...ticTacToe, words: { ...ticTacToe.words, messages } },
  setup: () => ({}),
  setups: { standard: () => ({}) },
  lay: () => {},
  resume: () => {},
  seatNames: (_q, seat) => [marks[seat] ?? `${seat}`],
  seatKinds: [],
  figure: () => NOTHING,
  moment: (q) => ({ turn: q.table<Table>().seat, phase: '', round: 0 }),
  phases: {},
  procedures: {},
  board: (q, _seat: Seat, _language: Language) => board(q.table<Table>()),
}
