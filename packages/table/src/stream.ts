import type { Committed, History, Seat } from '@quadriga/kernel'
import type { Holder } from './holder.ts'
import type { Log } from './log.ts'

/** What happened at a table, by its number: the same for everybody, so it holds nothing that only some may know. */
export type Row =
  | { readonly seq: number; readonly kind: 'begun' }
  | {
      readonly seq: number
      readonly kind: 'answer'
      /** Its number in the game, from 0; the same number comes again after an undo. */
      readonly answer: number
      readonly seat: Seat
      readonly person: string
      /** It was taken back later: nothing is told of it any more. */
      readonly undone: boolean
    }
  | { readonly seq: number; readonly kind: 'undo'; readonly to: number; readonly by: string }
  | { readonly seq: number; readonly kind: 'seated'; readonly seat: Seat; readonly holder: Holder }

/** A row with what a reader may know of its events. */
export type Told = Row & { readonly events: readonly Committed[] }

// A row without its number, of whichever kind.
type Unnumbered<R> = R extends Row ? Omit<R, 'seq'> : never

/** Everything that happened at a table since it was opened, in order. It only grows: an undo is a row too. */
export class Stream {
  private readonly rows: Row[] = []
  private readonly history: History
  private readonly log: Log

  constructor(history: History, log: Log) {
    this.history = history
    this.log = log
    this.add({ kind: 'begun' })
    this.answered(0)
  }

  /** The number of the last row; the first one has 0. */
  get last(): number {
    return this.rows.length - 1
  }

  /** Answers from this number on were added. */
  answered(from: number): void {
    this.history.answers.slice(from).forEach(({ seat, person }, i) => {
      this.add({ kind: 'answer', answer: from + i, seat, person, undone: false })
    })
  }

  /** Only so many answers are left. */
  undone(to: number, by: string): void {
    this.rows.forEach((row, i) => {
      if (row.kind === 'answer' && row.answer >= to) this.rows[i] = { ...row, undone: true }
    })
    this.add({ kind: 'undo', to, by })
  }

  seated(seat: Seat, holder: Holder): void {
    this.add({ kind: 'seated', seat, holder })
  }

  /** The rows after a number, as a reader through these seats may know them: -1 asks for everything. */
  since(seq: number, seats: readonly Seat[]): Told[] {
    const from = Number.isInteger(seq) && seq >= -1 ? seq + 1 : 0
    return this.rows.slice(from).map((row) => ({ ...row, events: this.eventsOf(row, seats) }))
  }

  private eventsOf(row: Row, seats: readonly Seat[]): readonly Committed[] {
    if (row.kind === 'begun') return this.log.eventsOf(-1, seats)
    return row.kind === 'answer' && !row.undone ? this.log.eventsOf(row.answer, seats) : []
  }

  private add(row: Unnumbered<Row>): void {
    this.rows.push({ ...row, seq: this.rows.length })
  }
}
