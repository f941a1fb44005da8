import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileRefusal } from '../files.ts'
import { Refusal } from '../refusal.ts'

/** Keeps a file for one run at a time, by a file beside it that names the process; gives what lets it go again. */
export function lock(file: string): () => void {
  const beside = `${file}.lock`
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(beside, `${process.pid}\n`, { flag: 'wx' })
      return () => rmSync(beside, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        throw fileRefusal(error, file, 'write')
      const holder = holderOf(beside)
      if (holder !== null && isRunning(holder))
        throw new Refusal('simulate.locked', { file, pid: holder, lock: beside })
      // Whoever held it was stopped in the middle.
      rmSync(beside, { force: true })
    }
  }
  throw new Refusal('simulate.locked', { file, pid: holderOf(beside) ?? 0, lock: beside })
}

function holderOf(beside: string): number | null {
  try {
    const pid = Number(readFileSync(beside, 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process runs, but as another user: we may not send it a signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
