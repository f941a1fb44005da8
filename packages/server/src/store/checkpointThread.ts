// The thread that moves what was written from the log of SQLite into its file, while others go on writing.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const EVERY = 1000

const { file } = workerData as { readonly file: string }
const database = new DatabaseSync(file)
database.exec('pragma busy_timeout = 0')
const timer = setInterval(() => {
  // What a reader or another checkpoint holds back is moved the next time.
  try {
    database.exec('pragma wal_checkpoint(passive)')
  } catch {}
}, EVERY)

parentPort?.once('message', () => {
  clearInterval(timer)
  database.close()
  parentPort?.close()
})
