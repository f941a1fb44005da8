import { Worker } from 'node:worker_threads'
import type { PlayedGame } from '@quadriga/bots/train'
import type { ThreadData } from './thread.ts'

/** Plays games by number on so many threads; each game is handed over as soon as it is over. */
export async function playAll(
  numbers: readonly number[],
  workers: number,
  data: ThreadData,
  done: (game: PlayedGame) => void,
): Promise<void> {
  const waiting = numbers.toReversed()
  const threads = Math.min(workers, numbers.length)
  await Promise.all(Array.from({ length: threads }, () => lane(waiting, data, done)))
}

function lane(waiting: number[], data: ThreadData, done: (game: PlayedGame) => void): Promise<void> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
  return new Promise((resolve, reject) => {
    const next = () => {
      const n = waiting.pop()
      if (n !== undefined) worker.postMessage(n)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (game: PlayedGame) => {
      done(game)
      next()
    })
    next()
  })
}
