// A thread of the training: it plays the games or pairs whose numbers it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import '@quadriga/bots'
import {
  chanceLessons,
  type Learned,
  lessons,
  type NamedWeights,
  playGame,
  playHeld,
  playPair,
  playSecond,
  seconds,
  tunings,
  type ValueFile,
} from '@quadriga/bots/train'

/** What a thread is told when it starts: whose games it plays, those of a value, of weights or of a second judgement, or those in which chances are counted. */
export type ThreadData = {
  readonly game: string
  readonly seed: string
} & (
  | { readonly value: ValueFile | null }
  | { readonly weights: NamedWeights }
  | { readonly second: Learned | null }
  | { readonly chance: true }
)

const data = workerData as ThreadData

function played(n: number) {
  if ('weights' in data) return playPair(known(tunings), data.weights, data.seed, n)
  if ('chance' in data) return playHeld(known(chanceLessons), data.seed, n)
  if ('second' in data) return playSecond(known(seconds), data.second, data.seed, n)
  return playGame(known(lessons), data.value, data.seed, n)
}

function known<T>(all: Readonly<Record<string, T>>): T {
  const one = all[data.game]
  if (one === undefined) throw new Error(`nothing is learned of '${data.game}'`)
  return one
}

parentPort?.on('message', (n: number) => parentPort?.postMessage(played(n)))
