import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ChanceLesson,
  type ChancesFile,
  curvesFrom,
  type Foretold,
  foretold,
  type HeldGame,
  unseen,
} from '@quadriga/bots/train'
import { keepGame, readGames } from './gamesFile.ts'

/** What a run of counting chances is told. */
export interface ChanceTraining {
  readonly name: string
  readonly lesson: ChanceLesson
  /** The build that plays: the file names it. */
  readonly build: string
  readonly games: number
  readonly seed: string
  readonly keep: string
  readonly out: string
  /** Plays games by number, as many at once as there is room for, and hands over each. */
  readonly play: (
    numbers: readonly number[],
    round: { readonly game: string; readonly seed: string; readonly chance: true },
    done: (game: HeldGame) => void,
  ) => Promise<void>
  readonly say: (line: string) => void
}

/** Counts how often the bot that gives hints wins from what it holds its answers for. What was played is kept, and a run that was stopped goes on. */
export async function learnChance(training: ChanceTraining): Promise<void> {
  const { name, lesson, build, games, keep, out, play, say } = training
  const file = join(keep, name, `${training.seed}-chance.jsonl`)
  const seed = `chance/${name}/${training.seed}`
  const there = new Set(readGames<HeldGame>(file).map(({ n }) => n))
  const missing = Array.from({ length: games }, (_, n) => n).filter((n) => !there.has(n))
  await play(missing, { game: name, seed, chance: true }, (game) => keepGame(file, game))
  const played = readGames<HeldGame>(file).filter(({ n }) => n < games)
  const ended = played.filter(({ winners }) => winners !== null)
  say(`${played.length} games, ${ended.length} of them to the end`)
  for (const line of reliability(lesson, played)) say(line)
  const made: ChancesFile = {
    game: name,
    build,
    seed,
    games: ended.length,
    curves: curvesFrom(lesson, played),
  }
  writeFileSync(out, `${JSON.stringify(made, null, 2)}\n`)
  say(`written: ${out}`)
}

/** Of so many games one is kept apart in turn, so that each is foretold by curves that were made without it. */
const PARTS = 5
const BINS = [0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1]

/** How well chances hold in games that they were not counted in: a table of what was foretold and what came. */
function reliability(lesson: ChanceLesson, games: readonly HeldGame[]): readonly string[] {
  const seen: Foretold[] = []
  const blind: Foretold[] = []
  for (let part = 0; part < PARTS; part++) {
    const [apart, rest] = [false, true].map((isRest) =>
      games.filter(({ n }) => (Math.floor(n / PARTS) % PARTS !== part) === isRest),
    ) as [HeldGame[], HeldGame[]]
    seen.push(...foretold(lesson, curvesFrom(lesson, rest), apart))
    blind.push(...foretold(lesson, curvesFrom(lesson, unseen(rest)), unseen(apart)))
  }
  const rows = BINS.slice(1).flatMap((to, n) => {
    const from = BINS[n] as number
    const within = seen.filter(({ chance }) => chance >= from && (chance < to || to === 1))
    if (within.length === 0) return []
    const [mean, won] = [meanOf(within, ({ chance }) => chance), meanOf(within, (one) => Number(one.won))]
    return [`| ${percent(from)} to ${percent(to)} | ${within.length} | ${percent(mean)} | ${percent(won)} |`]
  })
  return [
    `log loss on games kept apart ${lossOf(seen).toFixed(3)}, by the set-up alone ${lossOf(blind).toFixed(3)}, ${seen.length} positions`,
    '| foretold | positions | on average | won |',
    '|---|---:|---:|---:|',
    ...rows,
  ]
}

/** A sure word that proves wrong counts for much, and not without end. */
const SUREST = 0.005

function lossOf(all: readonly Foretold[]): number {
  return meanOf(all, ({ chance, won }) => {
    const told = Math.min(1 - SUREST, Math.max(SUREST, won ? chance : 1 - chance))
    return -Math.log(told)
  })
}

function meanOf<T>(all: readonly T[], number: (one: T) => number): number {
  return all.reduce((sum, one) => sum + number(one), 0) / Math.max(1, all.length)
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}
