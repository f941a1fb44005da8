import { type Game, type Json, start } from '@quadriga/kernel'
import type { BotMaker } from '../bot.ts'
import type { Counting } from '../chance/counting.ts'
import { chanceAfter, type ChancesFile, isCounted, type Summed, summed } from '../chance/curve.ts'
import { type CurvePoint, fittedCurve } from './fitCurve.ts'
import { type Decide, playOut } from './playedGame.ts'

/** What counting chances must be told of a game. */
export interface ChanceLesson {
  readonly game: Game
  /** The set-up of game n: over many games everything comes up that a chance shall be told of. */
  setup(n: number): Json
  readonly counting: Counting
  /** Who plays: the bot that gives hints. */
  readonly bot: BotMaker
}

/** What a bot held its answer to a question for. */
export interface Held extends Summed {
  readonly seat: number
  readonly curve: string
}

/** A game that was played, with what the bots thought along the way. */
export interface HeldGame {
  readonly n: number
  readonly setup: Json
  readonly held: readonly Held[]
  /** Null where it did not end. */
  readonly winners: readonly number[] | null
}

/** Plays game n, and notes what each bot held its answers for. */
export function playHeld(lesson: ChanceLesson, seed: string, n: number): HeldGame {
  const { game, counting } = lesson
  const setup = lesson.setup(n)
  const own = `${seed}/${n}`
  const begun = start(game, setup, own)
  if (!begun.ok) throw new Error(`the set-up of game ${n} is refused: ${begun.reasons[0]?.key}`)
  const held: Held[] = []
  const players = Array.from({ length: begun.state.seats }, (_, seat): Decide => {
    const player = lesson.bot(`${own}/bot/${seat}`)
    return (seen, decision) => {
      const picks = player.decide(seen, decision)
      const curve = counting.curve(seen, decision)
      const [best, next] = player.tried?.() ?? []
      if (curve !== null && best !== undefined && next !== undefined)
        held.push({ seat, curve, ...rounded(summed(best)) })
      return picks
    }
  })
  const { state } = playOut(begun.state, players)
  return { n, setup, held, winners: state.outcome?.winners ?? null }
}

function rounded({ worth, open, won }: Summed): Summed {
  const brief = (x: number) => Math.round(x * 1000) / 1000
  return { worth: worth === null ? null : brief(worth), open: brief(open), won: brief(won) }
}

type Curves = ChancesFile['curves']

/** One position in so many is learned from. */
const EVERY = 3

/** Curves from played games: the same games give the same curves. */
export function curvesFrom({ counting }: ChanceLesson, games: readonly HeldGame[]): Curves {
  const points: Record<string, CurvePoint[]> = {}
  for (const { held, setup, winners } of games) {
    if (winners === null) continue
    for (const [n, { seat, curve, worth, open }] of held.entries()) {
      // Where an imagined world was over, that speaks for itself. Neighbours in a game tell much the same.
      if (worth === null || open < 1 || n % EVERY > 0) continue
      const { counts } = counting.setting(setup, seat)
      ;(points[curve] ??= []).push({ worth, counts, won: winners.includes(seat) })
    }
  }
  const names = Object.keys(points).toSorted()
  return Object.fromEntries(names.map((name) => [name, fittedCurve(points[name] ?? [], games.length)]))
}

/** What was foretold of a position, and what came of it. */
export interface Foretold {
  readonly chance: number
  readonly won: boolean
}

/** What curves foretell of games that they were not made from. */
export function foretold({ counting }: ChanceLesson, curves: Curves, games: readonly HeldGame[]): Foretold[] {
  return games.flatMap(({ held, setup, winners }) => {
    if (winners === null) return []
    return held.flatMap((one): Foretold[] => {
      const curve = curves[one.curve]
      const setting = counting.setting(setup, one.seat)
      if (curve === undefined || !isCounted(setting, curve)) return []
      return [{ chance: chanceAfter(one, curve, setting), won: winners.includes(one.seat) }]
    })
  })
}

/** The same games for somebody who sees only what is played, and no position. */
export function unseen(games: readonly HeldGame[]): HeldGame[] {
  return games.map((game) => ({
    ...game,
    held: game.held.map((one) => ({ ...one, worth: 0, open: 1, won: 0 })),
  }))
}
