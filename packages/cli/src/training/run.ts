// `npm run -s train -- champions`: bots play, a value is learned from their games, and the next round plays with it.
// With `--weights`, and in games without such a value, the weights are learned by which the Veteran judges positions: pairs of games
// with weights moved up and down.
// With `--second` it is learned what these weights miss, `--from FILE` going on from what was learned before.
// With `--chance` it is counted how often the Veteran wins from what it holds its answers for: what hints may promise.
// What was played stays in `--keep` (`.training` unless said), and a run that was stopped goes on where it was.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  chanceLessons,
  examplesOf,
  fit,
  type Lesson,
  lessons,
  moments,
  type PlayedGame,
  seconds,
  tunings,
  type ValueFile,
} from '@quadriga/bots/train'
import { start } from '@quadriga/kernel'
import { openGame } from '../games.ts'
import { keepGame, readGames } from './gamesFile.ts'
import { type ChanceTraining, learnChance } from './learnChance.ts'
import { learnSecond, type SecondTraining } from './learnSecond.ts'
import { learnWeights } from './learnWeights.ts'
import { playAll } from './playAll.ts'

const usage =
  'npm run -s train -- GAME [--weights | --second [--from FILE] | --chance] [--rounds N] [--games N] [--seed S] [--workers N] [--keep DIRECTORY] [--out FILE]'

/** A value is learned from the latest rounds only, at most this many: games of earlier rounds are played worse. */
const REMEMBERED = 4

interface Training {
  readonly name: string
  /** The build that plays: a value names it. */
  readonly build: string
  readonly rounds: number
  readonly games: number
  readonly seed: string
  readonly workers: number
  readonly keep: string
  readonly out: string
  /** What is learned, by the name of its file. */
  readonly what: 'value' | 'weights' | 'second' | 'chances'
  readonly from: string | undefined
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function wholeNumber(name: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) refuse(`--${name} takes a whole number above 0, not '${text}'.`)
  return n
}

function refuse(line: string): never {
  process.stderr.write(`${line}\n${usage}\n`)
  process.exit(1)
}

async function read(): Promise<Training> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '4' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: `${availableParallelism()}` },
      keep: { type: 'string', default: '.training' },
      out: { type: 'string' },
      weights: { type: 'boolean', default: false },
      second: { type: 'boolean', default: false },
      chance: { type: 'boolean', default: false },
      from: { type: 'string' },
    },
  })
  const name = positionals[0] ?? ''
  const trained = [...new Set([lessons, tunings, seconds, chanceLessons].flatMap((all) => Object.keys(all)))]
  if (!trained.includes(name)) refuse(`There is no game '${name}' to train: ${trained.join(', ')}.`)
  const asked = [values.weights && 'weights', values.second && 'second', values.chance && 'chances'] as const
  const [first, ...more] = asked.filter((one) => one !== false)
  if (more.length > 0) refuse('Weights, what they miss and chances are learned one after the other.')
  const what = first ?? (Object.hasOwn(lessons, name) ? 'value' : 'weights')
  return {
    name,
    build: (await openGame(name)).build,
    rounds: wholeNumber('rounds', values.rounds),
    games: wholeNumber('games', values.games),
    seed: values.seed,
    workers: wholeNumber('workers', values.workers),
    keep: values.keep,
    out: values.out ?? fileIn(name, `${what}.json`),
    what,
    from: values.from,
  }
}

function fileIn(name: string, file: string): string {
  return fileURLToPath(new URL(`../../../bots/src/${name}/${file}`, import.meta.url))
}

/** Plays one round with a value and learns the next one. */
async function trainRound(
  training: Training,
  lesson: Lesson,
  round: number,
  value: ValueFile | null,
): Promise<ValueFile> {
  const { name, games, seed, workers, keep } = training
  const file = join(keep, name, `${seed}-${round}.jsonl`)
  const there = new Set(readGames<PlayedGame>(file).map(({ n }) => n))
  const missing = Array.from({ length: games }, (_, n) => n).filter((n) => !there.has(n))
  const began = performance.now()
  const data = { game: name, seed: `train/${name}/${seed}/${round}`, value }
  await playAll<PlayedGame>(missing, workers, data, (game) => keepGame(file, game))
  const played = readGames<PlayedGame>(file)
  const won = played.filter(({ winners }) => winners !== null && winners.length > 0).length
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`round ${round}: ${played.length} games, ${won} won, ${missing.length} of them new in ${seconds} s`)
  return learn(training, round, lesson)
}

function learn({ name, keep, seed, build }: Training, round: number, lesson: Lesson): ValueFile {
  const rounds = Array.from({ length: round + 1 }, (_, n) => n).slice(-REMEMBERED)
  const games = rounds.flatMap((n) => readGames<PlayedGame>(join(keep, name, `${seed}-${n}.jsonl`)))
  const examples = examplesOf(lesson, games)
  const begun = start(lesson.game, lesson.setup(0), '1')
  const features = begun.ok ? lesson.featureNames(begun.state) : []
  const prior = features.map((feature) => lesson.prior[feature] ?? 0)
  const [turnBegins, turnEnds] = moments.map((moment) => {
    const { weights, loss, plainLoss, examples: n } = fit(examples[moment], `${seed}/${moment}`, prior)
    say(
      `  ${moment}: ${n} positions, loss ${loss.toFixed(4)} on games kept apart (${plainLoss.toFixed(4)} without knowing)`,
    )
    return weights
  }) as [ValueFile['moments']['turnBegins'], ValueFile['moments']['turnEnds']]
  return {
    game: name,
    build,
    seed: `train/${name}/${seed}, rounds ${rounds.join(', ')}`,
    games: games.length,
    features,
    moments: { turnBegins, turnEnds },
  }
}

async function main(): Promise<void> {
  const training = await read()
  const { name, what, workers } = training
  if (what === 'value') return learnValue(training)
  if (what === 'weights') {
    const tuning = tunings[name] ?? refuse(`There are no weights of '${name}' to learn.`)
    return learnWeights({ ...training, tuning, say })
  }
  if (what === 'chances') {
    const lesson = chanceLessons[name] ?? refuse(`There are no chances of '${name}' to count.`)
    const play: ChanceTraining['play'] = (numbers, round, done) => playAll(numbers, workers, round, done)
    return learnChance({ ...training, lesson, play, say })
  }
  const lesson = seconds[name] ?? refuse(`There is no second judgement of '${name}' to learn.`)
  const play: SecondTraining['play'] = (numbers, round, done) => playAll(numbers, workers, round, done)
  await learnSecond({ ...training, lesson, play, say })
}

async function learnValue(training: Training): Promise<void> {
  const lesson = lessons[training.name] ?? refuse(`There is no value of '${training.name}' to learn.`)
  let value: ValueFile | null = null
  for (let round = 0; round < training.rounds; round++) {
    const file = join(training.keep, training.name, `${training.seed}-${round}.value.json`)
    if (existsSync(file)) value = JSON.parse(readFileSync(file, 'utf8')) as ValueFile
    else {
      value = await trainRound(training, lesson, round, value)
      writeFileSync(file, JSON.stringify(value))
    }
  }
  writeFileSync(training.out, `${JSON.stringify(value)}\n`)
  say(`written: ${training.out}`)
}

await main()
