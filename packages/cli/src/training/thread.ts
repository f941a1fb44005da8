// A thread of the training: it plays the games whose numbers it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { lessons, playGame, type ValueFile } from '@quadriga/bots/train'

/** What a thread is told when it starts. */
export interface ThreadData {
  readonly game: string
  readonly seed: string
  readonly value: ValueFile | null
}

const { game, seed, value } = workerData as ThreadData
const lesson = lessons[game]
if (lesson === undefined) throw new Error(`there is no lesson for '${game}'`)
parentPort?.on('message', (n: number) => parentPort?.postMessage(playGame(lesson, value, seed, n)))
