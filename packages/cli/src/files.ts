import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { Refusal } from './refusal.ts'
import type { Key } from './text/index.ts'

/** More than any file of ours: a saved game of a hundred thousand answers has a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024
const CHUNK = 1024 * 1024

const sayings: Readonly<Record<string, Key>> = {
  ENOENT: 'file.missing',
  ENOTDIR: 'file.missing',
  EISDIR: 'file.folder',
  EACCES: 'file.forbidden',
  EPERM: 'file.forbidden',
  EROFS: 'file.forbidden',
  ENOSPC: 'file.full',
  EDQUOT: 'file.full',
  ENAMETOOLONG: 'file.longName',
}

/** Why a file cannot be read or written, in words of ours where the reason is a common one. */
export function fileRefusal(error: unknown, file: string, wanted: 'read' | 'write'): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const key = Object.hasOwn(sayings, code) ? sayings[code] : undefined
  if (key === 'file.missing' && wanted === 'write') return new Refusal('file.noFolder', { file })
  if (key !== undefined) return new Refusal(key, { file })
  const problem = error instanceof Error ? error.message : String(error)
  return new Refusal(wanted === 'read' ? 'file.unreadable' : 'file.unwritable', { file, problem })
}

/** The text of a file, which may be a pipe; one that does not end is refused before it fills the memory. */
export function readText(file: string): string {
  const chunks: Buffer[] = []
  let size = 0
  try {
    const handle = openSync(file, 'r')
    try {
      for (;;) {
        const chunk = Buffer.allocUnsafe(CHUNK)
        const read = readSync(handle, chunk, 0, CHUNK, null)
        if (read === 0) break
        size += read
        if (size > MOST_BYTES) throw new Refusal('file.huge', { file, megabytes: MOST_BYTES / CHUNK })
        chunks.push(chunk.subarray(0, read))
      }
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : fileRefusal(error, file, 'read')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw fileRefusal(error, file, 'write')
  }
}

/** Refuses what is there but cannot become our file, before long work is done for it. */
export function checkPlainFile(file: string): void {
  if (!existsSync(file)) return
  const found = statSync(file)
  if (found.isDirectory()) throw new Refusal('file.folder', { file })
  if (!found.isFile()) throw new Refusal('file.notPlain', { file })
}

/** Refuses a name under which there is something else than a folder. */
export function checkFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Refusal('file.notFolder', { file: folder })
}

export function makeFolder(folder: string): void {
  checkFolder(folder)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fileRefusal(error, folder, 'write')
  }
}
