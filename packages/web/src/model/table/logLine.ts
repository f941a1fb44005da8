import type { RichText, Seat, ThingId } from '@quadriga/kernel'

export const lineKinds = ['event', 'answer', 'reason'] as const
/** What happened, what somebody chose, why a bot chose it. */
export type LineKind = (typeof lineKinds)[number]

/** One line of the log, as the reader's seat may know it. */
export interface LogLine {
  /** Unique in its game: `answer.line`. */
  readonly id: string
  /** The answer that led to it; -1 for the set-up. Before it, the game stood at `at(answer)`, after it at `at(answer + 1)`. */
  readonly answer: number
  readonly kind: LineKind
  /** The game's kind of event: `damage`, `draw`; '' for other lines. */
  readonly event: string
  /** How deep it lies within what caused it. */
  readonly depth: number
  readonly text: RichText
  /** The seat that answered, or NOBODY. */
  readonly seat: Seat
  /** The piece that caused it, or NOTHING. */
  readonly source: ThingId
  /** Faces it speaks of: they link to inspect. */
  readonly faces: readonly string[]
  /** It is a beat of the film: the enemy or a bot did it (`TableService.film`). */
  readonly filmed: boolean
  /** What public dice showed that were thrown with it; dice that were kept are not among them. */
  readonly thrown: readonly number[]
  readonly round: number
  readonly phase: string
  readonly turn: Seat
}
