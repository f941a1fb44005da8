import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Learned,
  learnedFrom,
  type Lived,
  livedThrough,
  meanOf,
  type PlayedGame,
  type SecondLesson,
  type ValueFile,
} from '@quadriga/bots/train'
import { start } from '@quadriga/kernel'
import { keepGame, readGames } from './gamesFile.ts'

/** What a run of learning a second judgement is told. */
export interface SecondTraining {
  readonly name: string
  readonly lesson: SecondLesson
  /** The build that plays: the file names it. */
  readonly build: string
  readonly rounds: number
  /** Games of a round. */
  readonly games: number
  readonly seed: string
  readonly keep: string
  readonly out: string
  /** A second judgement to go on from; without one the first judgement plays the first round alone. */
  readonly from: string | undefined
  /** Plays games by number, as many at once as there is room for, and hands over each. */
  readonly play: (
    numbers: readonly number[],
    round: { readonly game: string; readonly seed: string; readonly second: Learned | null },
    done: (game: PlayedGame) => void,
  ) => Promise<void>
  readonly say: (line: string) => void
}

/** How many of the latest games a step learns from. */
const REMEMBERED = 700
/** What is written is the mean of the last steps: this many of them. */
const MEAN = 7

/** Learns what a first judgement misses: some games, a step, some more; what was played and each step are kept. */
export async function learnSecond(training: SecondTraining): Promise<void> {
  const { name, build, rounds, games, out, say } = training
  let second = startOf(training)
  let lived: Lived[] = []
  const steps: Learned[] = []
  for (let round = 0; round < rounds; round++) {
    lived = [...lived, ...(await playRound(training, round, second))].slice(-REMEMBERED)
    second = stepOf(training, round, second, lived)
    steps.push(second)
  }
  const kept = steps.slice(-MEAN)
  const file: ValueFile = {
    game: name,
    build,
    seed: `${seedOf(training)}, the mean of steps ${rounds - kept.length + 1} to ${rounds}${goingOn(training)}`,
    games: rounds * games,
    features: featuresOf(training.lesson),
    moments: meanOf(kept),
  }
  writeFileSync(out, `${JSON.stringify(file)}\n`)
  say(`written: ${out}`)
}

function seedOf({ name, seed }: SecondTraining): string {
  return `second/${name}/${seed}`
}

function keptIn({ keep, name, seed }: SecondTraining, what: string): string {
  return join(keep, name, `${seed}-second${what}`)
}

/** Where a run began: the file that it goes on from may change before a stopped run goes on. */
function startOf(training: SecondTraining): Learned | null {
  const file = keptIn(training, '.json')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, training.from === undefined ? 'null' : readFileSync(training.from, 'utf8'))
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as ValueFile | null)?.moments ?? null
}

/** What learning went on from, as the file tells it. */
function goingOn(training: SecondTraining): string {
  const begun = JSON.parse(readFileSync(keptIn(training, '.json'), 'utf8')) as ValueFile | null
  return begun === null ? '' : `; begun from (${begun.seed}; ${begun.games} games)`
}

/** Plays the games of a round that are not there yet, and reads all of them. */
async function playRound(
  training: SecondTraining,
  round: number,
  second: Learned | null,
): Promise<readonly Lived[]> {
  const { name, lesson, games, play, say } = training
  const file = keptIn(training, `-${round}.jsonl`)
  const there = new Set(readGames<PlayedGame>(file).map(({ n }) => n))
  const first = round * games
  const missing = Array.from({ length: games }, (_, n) => first + n).filter((n) => !there.has(n))
  await play(missing, { game: name, seed: seedOf(training), second }, (game) => keepGame(file, game))
  const lived = readGames<PlayedGame>(file).flatMap((game) => livedThrough(lesson, game) ?? [])
  const won = lived.filter(({ score }) => score === 1).length
  const mean = lived.reduce((sum, { score }) => sum + score, 0) / lived.length
  say(`round ${round}: ${lived.length} games, ${won} won, mean score ${mean.toFixed(3)}`)
  return lived
}

/** The step after a round, which a stopped run may have made already. */
function stepOf(
  training: SecondTraining,
  round: number,
  second: Learned | null,
  lived: readonly Lived[],
): Learned {
  const file = keptIn(training, `-${round}.step.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Learned
  const step = learnedFrom(second, lived, `${seedOf(training)}/${round}`)
  writeFileSync(file, JSON.stringify(step))
  return step
}

function featuresOf(lesson: SecondLesson): readonly string[] {
  const begun = start(lesson.game, lesson.setup(0), '1')
  return begun.ok ? lesson.featureNames(begun.state) : []
}
