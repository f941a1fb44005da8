// `npm run -s mutants -- PACKAGE`: plants small faults in the rules of a game, one at a time, plays the scenario cases
// that run through them, and tells which of them nobody noticed (docs/decisions/022-planted-faults.md).
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { tryAll } from './mutants/crew.ts'
import { readEquivalents, reasonsBy, staleIn } from './mutants/equivalents.ts'
import type { Fault } from './mutants/fault.ts'
import { faultsOf } from './mutants/plant.ts'
import { type Report, reportOf, survivorsIn, written } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'
import { placeOf, provenBy, targetOf, within } from './mutants/target.ts'

const help = `npm run -s mutants -- PACKAGE [options]

  PACKAGE        champions, dicethrone, villainous or zombies
  --sample N     how many faults (400)
  --seed TEXT    which of them (1)
  --all          every fault, no sample
  --again FILE   only those that survived in this report, written with --json
  --file TEXT    only in sources whose path contains this; may be given several times
  --cases TEXT   only scenario files whose path contains this have to notice; may be given several times
  --least N      the share in percent that must be caught (85)
  --workers N    how many processes at a time (2 at most)
  --json         the result for programs
`

const options = {
  sample: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  least: { type: 'string', default: '85' },
  workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  file: { type: 'string', multiple: true },
  cases: { type: 'string', multiple: true },
  again: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const read = () => parseArgs({ allowPositionals: true, options })
type Values = ReturnType<typeof read>['values']

function natural(values: Values, option: 'sample' | 'least' | 'workers'): number {
  const number = Number(values[option])
  if (!Number.isInteger(number) || number < 0)
    throw new Error(`--${option} wants a number, not '${values[option]}'`)
  return number
}

function progress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`)
  else if (done % 50 === 0 || done === all) process.stderr.write(`${done} of ${all}\n`)
}

function chosen(faults: readonly Fault[], values: Values): readonly Fault[] {
  if (values.again !== undefined) return survivorsIn(readFileSync(values.again, 'utf8'), faults)
  return values.all ? faults : sampleOf(faults, natural(values, 'sample'), values.seed)
}

async function run(name: string, values: Values): Promise<Report> {
  const whole = targetOf(name)
  const target = values.cases === undefined ? whole : provenBy(whole, values.cases)
  const everywhere = target.sources.flatMap((file) => faultsOf(file, readFileSync(placeOf(file), 'utf8')))
  const sources = new Set(values.file === undefined ? target.sources : within(target, values.file).sources)
  const here = everywhere.filter(({ file }) => sources.has(file))
  const faults = chosen(here, values)
  const listed = readEquivalents(target.equivalents)
  const reasonOf = reasonsBy(listed)
  const verdicts = await tryAll(target, faults, {
    workers: Math.max(1, natural(values, 'workers')),
    isEquivalent: (fault) => reasonOf(fault) !== undefined,
    progress: (done) => progress(done, faults.length),
  })
  const about = { package: name, seed: values.seed, sites: here.length, stale: staleIn(listed, everywhere) }
  return reportOf(about, verdicts, reasonOf)
}

async function main(): Promise<void> {
  const { values, positionals } = read()
  const [name, ...others] = positionals
  if (values.help || name === undefined || others.length > 0) {
    console.log(help)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const least = natural(values, 'least')
  const report = await run(name, values)
  console.log(values.json ? JSON.stringify(report, null, 2) : written(report))
  const isClean = report.stale.length === 0 && report.notEquivalent.length === 0
  process.exitCode = isClean && report.share >= least ? 0 : 1
}

await main().catch((error: unknown) => {
  console.error(`mutants: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
