import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeFolder } from './folder.ts'
import { NewerDatabase } from './migrations/migrate.ts'
import { migrationsIn } from './readFile.ts'
import type { Store } from './store.ts'
import { type Call, READY, type Reply } from './threadCall.ts'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** A store in a file of SQLite; writing and checkpoints have threads of their own. */
export async function sqliteStore(file: string): Promise<Store> {
  makeFolder(dirname(file))
  // Somebody else's file is left as it is.
  if (existsSync(file)) migrationsIn(file)
  const writer = thread('./sqliteThread.ts', file)
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const ready = new Promise<unknown>((resolve, reject) => waiting.set(READY, { resolve, reject }))
  writer.on('message', (reply: Reply) => {
    const found = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('fault' in reply) found?.reject(errorOf(reply))
    else found?.resolve(reply.value)
  })
  writer.on('error', (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  const methods = (await ready) as readonly (keyof Store)[]
  const checkpointer = thread('./checkpointThread.ts', file)
  const call = (method: keyof Store, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls++
      waiting.set(calls, { resolve, reject })
      writer.postMessage({ id: calls, method, given } satisfies Call)
    })
  const called = Object.fromEntries(methods.map((name) => [name, (...given: unknown[]) => call(name, given)]))
  return {
    ...(called as unknown as Store),
    async close() {
      checkpointer.postMessage('end')
      await Promise.all([once(checkpointer), call('close', []), once(writer)])
    },
  }
}

function errorOf({ fault, newer }: Extract<Reply, { fault: string }>): Error {
  return newer === undefined ? new Error(fault) : new NewerDatabase(newer)
}

function thread(module: string, file: string): Worker {
  return new Worker(new URL(module, import.meta.url), { workerData: { file } })
}

function once(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once('exit', () => resolve()))
}
