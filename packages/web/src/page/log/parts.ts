import type { LogLine } from '../../model/table/logLine.ts'

type Placed = Pick<LogLine, 'event' | 'round' | 'phase' | 'turn'>

/** Whether a line stands under another heading than the one before it: another turn, or a phase that is no player's. */
export function isNewPart(line: Placed, before: Placed | undefined): boolean {
  return before === undefined || line.round !== before.round || partOf(line) !== partOf(before)
}

function partOf({ turn, phase }: Placed): string {
  return turn < 0 ? phase : `turn of ${turn}`
}

/** What is left to tell under the headings: no turn, no phase that begins with one, and none in which nothing happened. */
export function underHeadings<L extends Placed>(lines: readonly L[]): readonly L[] {
  const told = lines.filter(({ event }) => event !== 'turn')
  return told.filter((line, n) => {
    if (line.event !== 'phase') return true
    const next = told[n + 1]
    const isEmpty = next !== undefined && (next.event === 'phase' || isNewPart(next, line))
    return !isEmpty && !isNewPart(line, told[n - 1])
  })
}

/** Whether one of these seats has ended a turn: before that there is none to explain. */
export function isTurnOver(lines: readonly Placed[], seats: readonly number[]): boolean {
  const from = lines.findIndex(({ turn }) => seats.includes(turn))
  const first = lines[from]
  return first !== undefined && lines.slice(from).some((line) => isNewPart(line, first))
}
