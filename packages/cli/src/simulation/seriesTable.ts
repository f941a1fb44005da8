import type { Given } from '../command.ts'
import { type Context, print } from '../context.ts'
import { writeWhole } from '../files.ts'
import type { OpenGame } from '../games.ts'
import { type Batch, type Series, seriesOf } from '../parallel/simulation.ts'

/** The command that makes the same table again. */
function commandOf({ game, setup, bots: names, seed }: Series, rounds: number, { texts }: Given): string {
  const table = texts['table'] === undefined ? '' : ` --table ${texts['table']}`
  const out = texts['out'] === undefined ? '' : ` --out ${texts['out']}`
  return `npm run -s quadriga -- simulate --game ${game} --${setup} --games ${rounds} --bots ${names.join()} --seed ${seed}${out}${table}`
}

/** The page that a series over a list of set-ups is made for; null for any other. */
function tableOf(
  series: Series,
  open: OpenGame,
  batches: readonly Batch[],
  rounds: number,
  given: Given,
): string | null {
  const date = new Date().toISOString().slice(0, 10)
  const head = {
    command: commandOf(series, rounds, given),
    date,
    build: open.build,
    bots: series.bots.join(' and '),
  }
  const ended = batches.flatMap(({ from, outcomes, decisions, counts = [] }) =>
    outcomes.map((outcome, i) => ({
      game: from + i,
      outcome,
      decisions: decisions[i] ?? 0,
      counts: counts[i] ?? [],
    })),
  )
  return seriesOf(open, series)?.table(ended, rounds, head) ?? null
}

/** The table of a series goes into its file, or to the caller. */
export function tellTable(
  open: OpenGame,
  series: Series,
  batches: readonly Batch[],
  rounds: number,
  given: Given,
  context: Context,
): void {
  const text = tableOf(series, open, batches, rounds, given)
  const file = given.texts['table']
  if (text === null) return
  if (file !== undefined) writeWhole(file, text)
  else if (!context.json) print(context, text)
}
