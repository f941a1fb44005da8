import { query, start } from '@quadriga/kernel'
import type { Speed } from '../commands/simulate.ts'
import type { Context } from '../context.ts'
import type { OpenGame } from '../games.ts'
import type { Series } from '../parallel/simulation.ts'
import { setupMaker } from '../setup.ts'
import type { Summary } from './summary.ts'

/** The summary for people: most frequent ends first. */
export function summaryLines(
  open: OpenGame,
  series: Series,
  summary: Summary,
  speed: Speed,
  continued: number,
  context: Context,
): string[] {
  const { say } = context
  const { games, decisions, lengths } = summary
  const ends = Object.entries(summary.outcomes).toSorted(([, a], [, b]) => b - a)
  const seats = seatNames(open, series, context)
  const lines = [say('simulate.games', { games, decisions })]
  if (continued > 0) lines.push(say('simulate.continued', { n: continued }))
  for (const [outcome, count] of ends) {
    const percent = ((count / games) * 100).toFixed(1).padStart(5)
    lines.push(
      `  ${percent} %  ${`${count}`.padStart(`${games}`.length)}  ${outcomeText(outcome, seats, context)}`,
    )
  }
  const { decisionsPerSecond, seconds, workers } = speed
  lines.push(
    say('simulate.lengths', lengths),
    say('simulate.speed', { perSecond: decisionsPerSecond, seconds, workers }),
  )
  return lines
}

/** Seats by the names of the first game of the series. */
function seatNames(open: OpenGame, { setup, seed, pairs, grid }: Series, context: Context): string[] {
  if (pairs !== undefined || grid === true) return []
  const first = `${seed}/0`
  const begun = start(open.game, setupMaker(open, setup)(first), first)
  if (!begun.ok) return []
  const q = query(begun.state)
  return Array.from({ length: begun.state.seats }, (_, seat) => {
    const [name] = open.kit.seatNames(q, seat)
    const number = context.say('seat.number', { n: seat + 1 })
    if (name === undefined) return number
    return `${q.loaded.definitions.get(name)?.names[context.language] ?? name} (${number})`
  })
}

function outcomeText(outcome: string, seats: readonly string[], { say }: Context): string {
  const [kind = '', winners = ''] = outcome.split(':')
  const who = winners
    .split('+')
    .map((seat) => seats[Number(seat)] ?? say('seat.number', { n: Number(seat) + 1 }))
  switch (kind) {
    case 'won':
      return winners === '' || who.length === seats.length
        ? say('simulate.wonTogether')
        : say('simulate.won', { seats: who.join(', ') })
    case 'lost':
      return say('simulate.lost')
    case 'draw':
      return say('simulate.draw')
    case 'unfinished':
      return say('simulate.unfinished')
    default:
      return say('simulate.broken')
  }
}
