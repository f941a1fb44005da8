import { createRng, type Game, type Json, type Seat, start, type State } from '@quadriga/kernel'
import type { Bot } from '../bot.ts'
import { playOut } from './playedGame.ts'

/** What things are worth, by name. */
export type NamedWeights = Readonly<Record<string, number>>

/** Weights as they lie in their file, with where they come from. */
export interface WeightsFile {
  readonly game: string
  /** The build of the game that played, the seed of the training, and how many games it saw. */
  readonly build: string
  readonly seed: string
  readonly games: number
  readonly weights: NamedWeights
}

/** What learning weights must be told of a game. */
export interface Tuning {
  readonly game: Game
  /** The set-up of pair n: over many pairs everything that the weights shall fit comes up. */
  setup(n: number): Json
  /** What learning begins with. */
  readonly weights: NamedWeights
  /** Weights that are moved together: the fewer ways there are, the fewer games tell which is better. What is in no group stays. */
  readonly groups: readonly (readonly string[])[]
  /** The bot whose weights are learned. */
  bot(weights: NamedWeights, seed: string): Bot
  /** Who plays the other seats of a game in which seats play against each other; without one all are played by the same weights. */
  rival?(seed: string): Bot
  /** How a game ended for a seat, from 0 to 1: a victory is 1, and less was lost the nearer it came to one. */
  score(end: State, seat: Seat): number
}

/** Two games on one seed: with all weights moved one way, and with all moved the other way. */
export interface Pair {
  readonly n: number
  readonly up: number
  readonly down: number
}

/** The part of its size by which a weight is moved in a pair; a small weight counts as if it had the least size. */
const SPREAD = 0.3
const LEAST = 0.5
/** The part of its size by which a weight goes on where it decides every pair. */
const STEP = 1

/** Plays pair n: which way a weight is moved follows from the seed. */
export function playPair(tuning: Tuning, weights: NamedWeights, seed: string, n: number): Pair {
  const own = `${seed}/${n}`
  const ways = waysOf(tuning, own)
  const played = (way: 1 | -1) => scoreWith(tuning, moved(weights, ways, way * SPREAD), own, n)
  return { n, up: played(1), down: played(-1) }
}

function scoreWith(tuning: Tuning, weights: NamedWeights, seed: string, n: number): number {
  const begun = start(tuning.game, tuning.setup(n), seed)
  if (!begun.ok) throw new Error(`the set-up of pair ${n} is refused: ${begun.reasons[0]?.key}`)
  const { state } = begun
  const own = tuning.rival === undefined ? 0 : (n >> 1) % state.seats
  const bots = Array.from({ length: state.seats }, (_, seat) => {
    const name = `${seed}/bot/${seat}`
    return seat === own ? tuning.bot(weights, name) : (tuning.rival?.(name) ?? tuning.bot(weights, name))
  })
  const players = bots.map(
    (bot): Bot['decide'] =>
      (seen, decision) =>
        bot.decide(seen, decision),
  )
  return tuning.score(playOut(state, players).state, own)
}

/** Each weight goes the way on which pairs did better, the farther the more they agree. */
export function stepped(
  tuning: Tuning,
  weights: NamedWeights,
  pairs: readonly Pair[],
  seed: string,
): NamedWeights {
  const slopes: Record<string, number> = {}
  for (const { n, up, down } of pairs) {
    const ways = waysOf(tuning, `${seed}/${n}`)
    for (const name in ways)
      slopes[name] = (slopes[name] ?? 0) + ((up - down) * (ways[name] as number)) / pairs.length
  }
  return moved(weights, slopes, STEP)
}

/** The mean of several: single steps are noisy, and it is not. */
export function meanWeights(all: readonly NamedWeights[]): NamedWeights {
  const names = Object.keys(all[0] ?? {})
  const mean = (name: string) => all.reduce((sum, one) => sum + (one[name] ?? 0), 0) / all.length
  return Object.fromEntries(names.map((name) => [name, Math.round(mean(name) * 1000) / 1000]))
}

function waysOf({ groups }: Tuning, seed: string): NamedWeights {
  const rng = createRng(`${seed}/ways`)
  return Object.fromEntries(
    groups.flatMap((names) => {
      const way = rng.below(2) === 0 ? 1 : -1
      return names.map((name) => [name, way] as const)
    }),
  )
}

function moved(weights: NamedWeights, ways: NamedWeights, part: number): NamedWeights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      weight + part * (ways[name] ?? 0) * Math.max(LEAST, Math.abs(weight)),
    ]),
  )
}
