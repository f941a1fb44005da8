import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** A range of games of a series: the unit of work that goes to a thread. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A message to a thread should carry at least this much work, or the messages cost more than the games. */
const BATCH_MS = 50

/** How many games to play here first, to learn how long one takes. */
const PILOT_MS = 25

/** More threads than any machine has use for. */
export const MOST_WORKERS = 256

export function usualWorkers(): number {
  return availableParallelism()
}

/** Work on ranges: `here` does one range in this thread, and `name` is the same function in the worker file. */
export interface Work<R> {
  readonly name: string
  readonly task: object
  readonly here: (range: Range) => Promise<R>
  readonly workers: number
  readonly done: (result: R, range: Range) => void
}

/**
 * Plays all the ranges, on all the threads. The first games run here and tell how large a batch is worth sending; a
 * short series never starts a thread. Results come in any order.
 */
export async function playRanges<R>(ranges: readonly Range[], work: Work<R>): Promise<void> {
  const { left, msPerGame } = await pilot(ranges, work)
  const games = left.reduce((sum, { from, to }) => sum + to - from, 0)
  if (games === 0) return
  const fair = Math.ceil(games / (work.workers * 4))
  const size = Math.max(1, Math.min(fair, Math.ceil(BATCH_MS / Math.max(0.001, msPerGame))))
  await inThreads(cut(left, size), work)
}

async function pilot<R>(
  ranges: readonly Range[],
  work: Work<R>,
): Promise<{ left: readonly Range[]; msPerGame: number }> {
  const left = [...ranges]
  const started = performance.now()
  let played = 0
  for (let range = left.shift(); range !== undefined; range = left.shift()) {
    const { from, to } = range
    const one = { from, to: Math.min(to, from + Math.max(1, played)) }
    work.done(await work.here(one), one)
    played += one.to - one.from
    if (one.to < to) left.unshift({ from: one.to, to })
    if (performance.now() - started > PILOT_MS) break
  }
  return { left, msPerGame: (performance.now() - started) / Math.max(1, played) }
}

function cut(ranges: readonly Range[], size: number): Range[] {
  return ranges.flatMap(({ from, to }) => {
    const count = Math.ceil((to - from) / size)
    return Array.from({ length: count }, (_, i) => ({
      from: from + i * size,
      to: Math.min(to, from + (i + 1) * size),
    }))
  })
}

async function inThreads<R>(batches: readonly Range[], work: Work<R>): Promise<void> {
  const threads = Math.min(work.workers, batches.length)
  const filename = new URL('./worker.ts', import.meta.url).href
  const pool = new Piscina<object, R>({ filename, minThreads: threads, maxThreads: threads })
  const waiting = [...batches].reverse()
  const lane = async (): Promise<void> => {
    for (let batch = waiting.pop(); batch !== undefined; batch = waiting.pop()) {
      work.done(await pool.run({ ...work.task, ...batch }, { name: work.name }), batch)
    }
  }
  try {
    // Two messages for each thread, so that none waits for the next one.
    await Promise.all(Array.from({ length: threads * 2 }, lane))
  } finally {
    await pool.destroy()
  }
}
