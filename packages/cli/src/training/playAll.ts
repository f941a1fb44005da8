import { Worker } from 'node:worker_threads'
import type { ThreadData } from './thread.ts'

/** Plays games or pairs by number on so many threads; each is handed over as soon as it is over. */
export async function playAll<T>(
  numbers: readonly number[],
  workers: number,
  data: ThreadData,
  done: (game: T) => void,
): Promise<void> {
  const waiting = numbers.toReversed()
  const threads = Math.min(workers, numbers.length)
  await Promise.all(Array.from({ length: threads }, () => lane(waiting, data, done)))
}

function lane<T>(waiting: number[], data: ThreadData, done: (game: T) => void): Promise<void> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
  return new Promise((resolve, reject) => {
    const next = () => {
      const n = waiting.pop()
      if (n !== undefined) worker.postMessage(n)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (game: T) => {
      done(game)
      next()
    })
    next()
  })
}
