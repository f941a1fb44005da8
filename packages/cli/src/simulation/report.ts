import { type Json, query, start } from '@quadriga/kernel'
import type { Speed } from '../commands/simulate.ts'
import type { Context } from '../context.ts'
import type { OpenGame } from '../games.ts'
import type { Series } from '../parallel/simulation.ts'
import { setupMaker } from '../setup.ts'
import { decimalFr } from '../text/counted.ts'
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
  const seats = seatNames(open, series, games, context)
  const lines = [say('simulate.games', { games, decisions })]
  if (continued > 0) lines.push(say('simulate.continued', { n: continued }))
  for (const [outcome, count] of ends) {
    const share = ((count / games) * 100).toFixed(1).padStart(5)
    const percent = context.language === 'fr' ? decimalFr(share) : share
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

/** Seats by the names of who sits there in every game; by their number alone where others sit from game to game. */
function seatNames(open: OpenGame, series: Series, games: number, context: Context): string[] {
  const { setup, seed } = series
  if (series.series !== undefined) return []
  const maker = setupMaker(open, setup)
  const begun = new Set<string>()
  let same: string[] = []
  for (let n = 0; n < games && (n === 0 || same.some((name) => name !== '')); n++) {
    const made = maker(`${seed}/${n}`)
    const text = JSON.stringify(made)
    // Who sits where follows from the setup: one that comes again need not be begun again.
    if (begun.has(text)) continue
    begun.add(text)
    const names = firstNames(open, made, `${seed}/${n}`)
    same = n === 0 ? names : same.map((name, seat) => (name === names[seat] ? name : ''))
  }
  return same.map((name, seat) => named(open, name, seat, context))
}

/** What each seat is called when a game begins; empty where it has no name. */
function firstNames({ game, kit }: OpenGame, setup: Json, seed: string): string[] {
  const begun = start(game, setup, seed)
  if (!begun.ok) return []
  const q = query(begun.state)
  return Array.from({ length: begun.state.seats }, (_, seat) => kit.seatNames(q, seat)[0] ?? '')
}

function named({ game }: OpenGame, name: string, seat: number, { language, say }: Context): string {
  const number = say('seat.number', { n: seat + 1 })
  if (name === '') return number
  const definition = game.content.find(({ id }) => id === name)
  return `${definition?.names[language] ?? name} (${number})`
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
    case 'endless':
      return say('simulate.endless')
    case 'unfinished':
      return say('simulate.unfinished')
    default:
      return say('simulate.broken')
  }
}
