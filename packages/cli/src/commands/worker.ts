import { Piscina } from 'piscina'
import type { Command } from '../command.ts'
import { print } from '../context.ts'
import { gameIds, openGame, smallGameIds } from '../games.ts'
import { MOST_WORKERS, usualWorkers } from '../parallel/pool.ts'
import { required, wholeNumber } from '../parse.ts'
import { bullmq, connectionTo, queueName } from '../queue/bullmq.ts'

/** `worker`: this machine plays games that `simulate --queue` asks for, until it is stopped. */
export const worker: Command = {
  name: 'worker',
  options: { queue: 'text', workers: 'text' },
  positionals: { min: 0, max: 0 },
  usage: '--queue redis://HOST:PORT [--workers N]',
  run: async (given, context) => {
    const address = required(given, 'queue')
    const at = { connection: connectionTo(address) }
    const concurrency = wholeNumber(given, 'workers', usualWorkers(), 1, MOST_WORKERS)
    const { Worker } = bullmq()
    const filename = new URL('../parallel/worker.ts', import.meta.url).href
    const pool = new Piscina<unknown, unknown>({ filename, maxThreads: concurrency })
    // In threads: here the locks of jobs are renewed meanwhile.
    const play = ({ data }: { readonly data: unknown }): Promise<unknown> =>
      pool.run(data, { name: 'simulateRange' })
    const workers = await Promise.all(
      [...gameIds, ...smallGameIds].map(async (id) => {
        const { game, build } = await openGame(id)
        return new Worker(queueName(game.id, build), play, { ...at, concurrency })
      }),
    )
    // A Redis that is gone is waited for.
    for (const one of workers) one.on('error', () => undefined)
    print(context, context.say('queue.works', { n: concurrency }))
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
    })
    await Promise.all(workers.map((one) => one.close()))
    await pool.destroy()
    return 0
  },
}
