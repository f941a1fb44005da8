import { parseArgs } from 'node:util'
import { checkAgreement } from './agreement.ts'
import { bundleCases } from './bundle.ts'
import type { ForkResult, HistoryResult, PlayResult } from './case.ts'
import { casesOfTable, noRounds, playRound, summarizeTables, type TableRounds } from './games/summary.ts'
import { installBoardgameio } from './install.ts'
import {
  caseExists,
  gameExists,
  runCaseProcess,
  runForkCase,
  runHistoryCase,
  runPlayCase,
} from './process.ts'
import { type Report, reportTable } from './report.ts'
import {
  type GameName,
  type GameSummary,
  games,
  type Part,
  parts,
  type Side,
  sides,
  summarizeCase,
  summarizeFork,
  summarizeGame,
  summarizeHistory,
  type TableGame,
  tableGames,
} from './summary.ts'

type Settings = { rounds: number; seconds: number; seed: number; sides: Side[]; only: Part[]; json: boolean }

const usage = `usage: run.ts [--json] [--rounds N] [--seconds N] [--seed N] [--sides ${sides.join(',')}] [--only ${parts.join(',')}]`

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      sides: { type: 'string', default: sides.join(',') },
      only: { type: 'string', default: parts.join(',') },
    },
  })
  const [rounds, seconds, seed] = [Number(values.rounds), Number(values.seconds), Number(values.seed)]
  const asked = values.sides.split(',')
  const known = sides.filter((side) => asked.includes(side))
  const wanted = values.only.split(',')
  const only = parts.filter((part) => wanted.includes(part))
  const numbersRead = Number.isInteger(rounds) && rounds > 0 && seconds > 0 && Number.isInteger(seed)
  if (!numbersRead || known.length !== asked.length || only.length !== wanted.length) throw new Error(usage)
  return { rounds, seconds, seed, sides: known, only, json: values.json }
}

/** The cases of the parts asked for; the kernel's own parts need its side. */
function casesOf({ sides: asked, only }: Settings): {
  compared: GameName[]
  own: Part[]
  tables: TableGame[]
} {
  const measured = asked.includes('quadriga')
  return {
    compared: games.filter((game) => only.includes(game)),
    own: measured ? only.filter((part) => part === 'fork' || part === 'history') : [],
    tables: measured ? tableGames.filter((game) => only.includes(game)) : [],
  }
}

/** The names of all case files that will run. */
function namesOf(settings: Settings): string[] {
  const { compared, own, tables } = casesOf(settings)
  const agreeing = compared.length > 0 && settings.sides.includes('boardgameio')
  return [
    ...(agreeing ? [AGREEMENT] : []),
    ...settings.sides.flatMap((side) => compared.map((game) => `${side}/${game}`)),
    ...own.map((part) => `quadriga/${part}`),
    ...tables.filter(gameExists).flatMap(casesOfTable),
  ]
}

const AGREEMENT = 'boardgameio/agree'

function requireCases(names: readonly string[]): void {
  const missing = names.filter((name) => !caseExists(name)).map((name) => `benchmarks/${name}.ts`)
  if (missing.length === 0) return
  throw new Error(
    `there is nothing to measure in ${missing.join(', ')} (contract: benchmarks/case.ts). ` +
      'The other sides can be measured alone with --sides plain,boardgameio.',
  )
}

type Rounds = {
  play: Map<string, PlayResult[]>
  fork: ForkResult[]
  history: HistoryResult[]
  tables: Map<TableGame, TableRounds>
}

// Rounds go over all cases in turn, so that a busy minute of the machine touches each of them.
function playRounds(settings: Settings): Rounds {
  const measured: Rounds = { play: new Map(), fork: [], history: [], tables: new Map() }
  for (let round = 0; round < settings.rounds; round++) playOnce(settings, measured, round)
  progress('')
  return measured
}

function playOnce(settings: Settings, measured: Rounds, round: number): void {
  const request = { seconds: settings.seconds, seed: settings.seed + round * 1_000_000 }
  const show = (name: string) => progress(`round ${round + 1} of ${settings.rounds}: ${name}`)
  const { compared, own, tables } = casesOf(settings)
  for (const name of compared.flatMap((game) => settings.sides.map((side) => `${side}/${game}`))) {
    show(name)
    measured.play.set(name, [...(measured.play.get(name) ?? []), runPlayCase(name, request)])
  }
  for (const part of own) {
    show(`quadriga/${part}`)
    if (part === 'fork') measured.fork.push(runForkCase('quadriga/fork', request))
    else measured.history.push(runHistoryCase('quadriga/history', request))
  }
  for (const game of tables.filter(gameExists)) {
    show(`games/${game}`)
    const rounds = measured.tables.get(game) ?? noRounds()
    measured.tables.set(game, rounds)
    playRound(rounds, `games/${game}`, request)
  }
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

function summarize(settings: Settings, rounds: Rounds): Report {
  const { compared, tables } = casesOf(settings)
  const game = (name: GameName): GameSummary => {
    const cases = settings.sides.map((side) => [
      side,
      summarizeCase(rounds.play.get(`${side}/${name}`) ?? []),
    ])
    return summarizeGame(Object.fromEntries(cases) as GameSummary['cases'])
  }
  const table = (name: TableGame) => {
    const measured = rounds.tables.get(name)
    return measured === undefined ? { skipped: `packages/${name} is not there` } : summarizeTables(measured)
  }
  return {
    node: process.version,
    rounds: settings.rounds,
    secondsPerRound: settings.seconds,
    seed: settings.seed,
    ...Object.fromEntries(compared.map((name) => [name, game(name)])),
    ...(rounds.fork.length > 0 && { fork: summarizeFork(rounds.fork) }),
    ...(rounds.history.length > 0 && summarizeHistory(rounds.history)),
    ...Object.fromEntries(tables.map((name) => [name, table(name)])),
  }
}

async function main(): Promise<void> {
  const settings = readSettings()
  const names = namesOf(settings)
  requireCases(names)
  await bundleCases(names)
  const { compared } = casesOf(settings)
  if (names.includes(AGREEMENT)) {
    installBoardgameio()
    progress('the same cards60 on plain objects and in boardgame.io, pick by pick')
    runCaseProcess(AGREEMENT, settings)
  }
  const report = summarize(settings, playRounds(settings))
  for (const game of compared) checkAgreement(game, report[game] as GameSummary)
  process.stdout.write(`${settings.json ? JSON.stringify(report, null, 2) : reportTable(report)}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
