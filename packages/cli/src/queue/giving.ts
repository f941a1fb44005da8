import type { Batch, Series } from '../parallel/simulation.ts'
import type { Range } from '../parallel/pool.ts'
import { Refusal } from '../refusal.ts'
import { bullmq, connectionTo, type Job, queueName } from './bullmq.ts'

/** Games of one job: enough that the way to another machine does not count, few enough that all machines end together. */
const MOST_GAMES = 50
const JOBS_A_SERIES = 64
const opts = { attempts: 3, removeOnComplete: { age: 600 }, removeOnFail: { age: 600 } }

/** Gives ranges of a series to whoever works at the queue; results come in any order, as from threads. */
export async function playByQueue(
  address: string,
  series: Series & { readonly build: string },
  ranges: readonly Range[],
  done: (batch: Batch) => void,
): Promise<void> {
  if (ranges.length === 0) return
  const at = { connection: connectionTo(address) }
  const { Queue, QueueEvents } = bullmq()
  const name = queueName(series.game, series.build)
  const [queue, events] = [new Queue(name, at), new QueueEvents(name, at)]
  const broken = new Promise<never>((_, reject) => {
    const fail = (error: Error): void => reject(new Refusal('queue.gone', { problem: error.message }))
    queue.on('error', fail)
    events.on('error', fail)
  })
  broken.catch(() => undefined)
  // Every job that is waited for listens to both.
  for (const one of [queue, events]) one.setMaxListeners(0)
  let jobs: Job[] = []
  try {
    await Promise.race([broken, queue.waitUntilReady(), events.waitUntilReady()])
    const tasks = cut(ranges).map((range) => ({ name: 'range', data: { ...series, ...range }, opts }))
    jobs = await Promise.race([broken, queue.addBulk(tasks)])
    const all = jobs.map(async (job) => done((await job.waitUntilFinished(events)) as Batch))
    await Promise.race([broken, Promise.all(all)])
  } finally {
    // What nobody took yet is not wanted any more.
    await Promise.allSettled(jobs.map((job) => job.remove()))
    await Promise.allSettled([events.close(), queue.close()])
  }
}

function cut(ranges: readonly Range[]): Range[] {
  const games = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  const size = Math.max(1, Math.min(MOST_GAMES, Math.ceil(games / JOBS_A_SERIES)))
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.ceil((to - from) / size) }, (_, n) => ({
      from: from + n * size,
      to: Math.min(to, from + (n + 1) * size),
    })),
  )
}
