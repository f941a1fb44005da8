import type { LogLine } from '../../model/table/logLine.ts'

/** A turn or phase of a game, by the answers behind its beginning. */
export interface TurnStart {
  readonly at: number
  readonly round: number
  readonly turn: number
  readonly phase: string
}

/** Where turns begin, in order; a phase that is nobody's turn counts as one. */
export function turnStarts(lines: readonly LogLine[]): readonly TurnStart[] {
  const starts: TurnStart[] = []
  for (const { answer, round, turn, phase } of lines) {
    const last = starts.at(-1)
    const isSame =
      last !== undefined && last.round === round && last.turn === turn && (turn >= 0 || last.phase === phase)
    if (answer >= 0 && !isSame) starts.push({ at: answer, round, turn, phase })
  }
  return starts
}

/** The beginning of the turn before a moment; the very beginning where there is none. */
export function turnBefore(starts: readonly TurnStart[], at: number): number {
  return starts.findLast((start) => start.at < at)?.at ?? 0
}

/** The beginning of the next turn; the end where there is none. */
export function turnAfter(starts: readonly TurnStart[], at: number, length: number): number {
  return starts.find((start) => start.at > at)?.at ?? length
}
