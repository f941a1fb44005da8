// The thread in which SQLite writes: a commit waits for the disk, and the loop of the server must not.
import { parentPort, workerData } from 'node:worker_threads'
import { migrate, NewerDatabase } from './migrations/migrate.ts'
import { isTakenInSqlite, openedFile } from './sqliteFile.ts'
import { sqlStore } from './sqlStore.ts'
import { type Call, READY, type Reply } from './threadCall.ts'

const port = parentPort
if (port === null) throw new Error('this file runs in a thread')

const tell = (reply: Reply): void => port.postMessage(reply)

function fault(id: number, error: unknown): Reply {
  const words = error instanceof Error ? error.message : String(error)
  return { id, fault: words, ...(error instanceof NewerDatabase ? { newer: error.version } : {}) }
}

async function main({ file }: { readonly file: string }): Promise<void> {
  const db = openedFile(file)
  await migrate(db)
  const store = sqlStore(db, isTakenInSqlite)
  const answered = async ({ id, method, given }: Call): Promise<void> => {
    try {
      tell({ id, value: await (store[method] as (...all: readonly unknown[]) => Promise<unknown>)(...given) })
    } catch (error) {
      tell(fault(id, error))
    }
    if (method === 'close') port?.close()
  }
  port?.on('message', (call: Call) => void answered(call))
  tell({ id: READY, value: Object.keys(store) })
}

try {
  await main(workerData as { readonly file: string })
} catch (error) {
  tell(fault(READY, error))
  port.close()
}
