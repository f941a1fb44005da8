import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  meanWeights,
  type NamedWeights,
  type Pair,
  stepped,
  type Tuning,
  type WeightsFile,
} from '@quadriga/bots/train'
import { keepGame, readGames } from './gamesFile.ts'
import { playAll } from './playAll.ts'

/** What a run of learning weights is told. */
export interface WeightsTraining {
  readonly name: string
  readonly tuning: Tuning
  /** The build that plays: the file names it. */
  readonly build: string
  readonly rounds: number
  /** Games of a round; two make a pair. */
  readonly games: number
  readonly seed: string
  readonly workers: number
  readonly keep: string
  readonly out: string
  readonly say: (line: string) => void
}

/** Learns weights by pairs of games, round after round, and writes the mean of the later rounds. */
export async function learnWeights(training: WeightsTraining): Promise<void> {
  const { name, build, rounds, games, out, say } = training
  const met: NamedWeights[] = [startOf(training)]
  for (let round = 0; round < rounds; round++) met.push(await playRound(training, round, met.at(-1) ?? {}))
  const kept = met.slice(Math.ceil(rounds / 3))
  const file: WeightsFile = {
    game: name,
    build,
    seed: `${seedOf(training)}, mean of rounds ${met.length - kept.length} to ${rounds}`,
    games: rounds * games,
    weights: meanWeights(kept),
  }
  writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`)
  say(`written: ${out}`)
}

/** Where a run began: the weights of the game may change before a stopped run goes on. */
function startOf({ name, tuning, seed, keep }: WeightsTraining): NamedWeights {
  const file = join(keep, name, `${seed}-weights.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as NamedWeights
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(tuning.weights))
  return tuning.weights
}

function seedOf({ name, seed }: WeightsTraining): string {
  return `weights/${name}/${seed}`
}

/** Plays the pairs of a round that are not there yet, and says where the weights go from there. */
async function playRound(
  training: WeightsTraining,
  round: number,
  weights: NamedWeights,
): Promise<NamedWeights> {
  const { name, games, seed, workers, keep, say } = training
  const file = join(keep, name, `${seed}-weights-${round}.jsonl`)
  const there = new Set(readGames<Pair>(file).map(({ n }) => n))
  const numbers = Array.from({ length: Math.ceil(games / 2) }, (_, n) => n)
  const missing = numbers.filter((n) => !there.has(n))
  const own = `${seedOf(training)}/${round}`
  await playAll<Pair>(missing, workers, { game: name, seed: own, weights }, (pair) => keepGame(file, pair))
  const pairs = readGames<Pair>(file)
  const scores = pairs.flatMap(({ up, down }) => [up, down])
  const won = scores.filter((score) => score === 1).length
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  say(`round ${round}: ${scores.length} games, ${won} won, mean score ${mean.toFixed(3)}`)
  return stepped(training.tuning, weights, pairs, own)
}
