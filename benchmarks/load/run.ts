// Measures a server of tables under load, boardgame.io's beside it in the same run, and prints JSON:
// npm run -s load -- [--answers 10000] [--tables 64] [--rounds 3] [--held 500,2000] [--only cards60,champions,dicethrone,held,resume]
// [--sides boardgameio,quadriga]
// Rates are for each second of the server's own processor time, so that they mean something on a machine that is shared.
import { parseArgs } from 'node:util'
import { installBoardgameio } from '../install.ts'
import { type Load, loadOurs, loadTheirs, rounded } from './flatOut.ts'
import { resumed } from './resuming.ts'
import { type Storage, storages } from './storage.ts'

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '3' },
    held: { type: 'string', default: '500,2000' },
    only: { type: 'string', default: 'cards60,champions,dicethrone,held,resume' },
    sides: { type: 'string', default: 'boardgameio,quadriga' },
  },
})
const parts = values.only.split(',')
const [tables, answers, rounds] = [values.tables, values.answers, values.rounds].map(Number) as [
  number,
  number,
  number,
]
const flatOut = { tables, warmUp: answers / 2, answers, pause: 0 }
/** Milliseconds between two answers of a table at which people think. */
const HUMAN = 5000

const said = (what: string): void => void process.stderr.write(`${what}\n`)

/** The middle one of several runs, by its rate. */
async function middle(run: () => Promise<Load>): Promise<Load> {
  const all: Load[] = []
  for (let n = 0; n < rounds; n++) all.push(await run())
  const sorted = all.toSorted((a, b) => a.answersPerProcessorSecond - b.answersPerProcessorSecond)
  return sorted[Math.floor((sorted.length - 1) / 2)] as Load
}

/** The same duel at both servers, both in memory and both on the disk, and how ours compares where both were asked for. */
async function duels(sides: readonly string[]): Promise<object> {
  if (sides.includes('boardgameio')) installBoardgameio()
  const compared: Record<string, object> = {}
  for (const storage of storages) compared[storage] = await duel(sides, storage)
  return compared
}

async function duel(sides: readonly string[], storage: Storage): Promise<object> {
  const one = (side: string, load: () => Promise<Load>): Promise<Load> | null => {
    if (!sides.includes(side)) return null
    said(`cards60, ${side}, ${storage}`)
    return middle(load)
  }
  const boardgameio = await one('boardgameio', () => loadTheirs(flatOut, storage))
  const quadriga = await one('quadriga', () => loadOurs('cards60', flatOut, storage))
  if (boardgameio === null || quadriga === null) return { boardgameio, quadriga }
  const ratio = rounded(quadriga.answersPerProcessorSecond / boardgameio.answersPerProcessorSecond)
  return { boardgameio, quadriga, ratio }
}

const report: Record<string, unknown> = {}
if (parts.includes('cards60')) report['cards60'] = await duels(values.sides.split(','))
for (const game of ['champions', 'dicethrone'] as const) {
  if (!parts.includes(game)) continue
  said(game)
  report[game] = await middle(() => loadOurs(game, flatOut))
}
if (parts.includes('held')) {
  const held: Load[] = []
  for (const many of values.held.split(',').map(Number)) {
    said(`${many} tables at human pace`)
    const wish = { tables: many, warmUp: many, answers: 4 * many, pause: HUMAN }
    held.push(await loadOurs('dicethrone', wish))
  }
  report['held'] = held
}
if (parts.includes('resume')) {
  said('resuming')
  report['resume'] = { champions: resumed('champions'), dicethrone: resumed('dicethrone') }
}
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
