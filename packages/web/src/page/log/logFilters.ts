import type { LogLine } from '../../model/table/logLine.ts'
import type { SeatModel } from '../../model/table/snapshot.ts'

export const logFilters = ['all', 'mine', 'harm', 'dice', 'cards', 'passes'] as const
/** What a reader may want of a long log. */
export type LogFilter = (typeof logFilters)[number]

const harm = new Set([
  'damage',
  'heal',
  'health',
  'attack',
  'enemyAttack',
  'defend',
  'defeat',
  'defeated',
  'placeThreat',
  'removeThreat',
  'thwart',
  'enemyScheme',
])
const dice = new Set(['roll', 'reroll', 'attempt', 'turnDie', 'offensiveRoll'])
const cards = new Set([
  'draw',
  'discard',
  'play',
  'enterPlay',
  'upgrade',
  'sell',
  'deal',
  'turnUp',
  'reveal',
  'boost',
  'turnBoost',
  'fetch',
  'search',
])

/** Only how sure a bot was, in games with secret hands: it is said while the bot moves, and would fill the log. */
const isMereSurety = ({ kind, text }: LogLine): boolean =>
  kind === 'reason' && !text.some((part) => part.kind === 'reference')

/** The lines that fit a filter. */
export function filtered(
  lines: readonly LogLine[],
  filter: LogFilter,
  seats: readonly SeatModel[],
): readonly LogLine[] {
  if (filter === 'all') return lines.filter((line) => !isMereSurety(line))
  const mine = new Set(seats.filter((one) => one.mine).map(({ seat }) => seat))
  return lines.filter((line) => fits(line, filter, mine))
}

function fits(line: LogLine, filter: Exclude<LogFilter, 'all'>, mine: ReadonlySet<number>): boolean {
  switch (filter) {
    case 'mine':
      return mine.has(line.seat)
    case 'harm':
      return harm.has(line.event)
    case 'dice':
      return dice.has(line.event) || line.thrown.length > 0
    case 'cards':
      return cards.has(line.event)
    case 'passes':
      return line.event === 'pass'
  }
}
