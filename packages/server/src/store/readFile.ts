import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

type Why = 'folder' | 'noDatabase' | 'foreign' | 'damaged'

/** A file that is not what it should be: a whole database of this program. */
export class UnusableFile extends Error {
  readonly file: string
  readonly why: Why
  constructor(file: string, why: Why) {
    super(`${file} cannot be used (${why})`)
    this.name = 'UnusableFile'
    this.file = file
    this.why = why
  }
}

const CORRUPT = 11
const NO_DATABASE = 26

/** SQLite's words for what a file is not. The lower byte of a code is its kind. */
function whyOf(error: unknown): Why | null {
  const code = ((error as { readonly errcode?: number } | null)?.errcode ?? 0) % 256
  if (code === NO_DATABASE) return 'noDatabase'
  return code === CORRUPT ? 'damaged' : null
}

/** Reads a file without changing it. */
function reading<T>(file: string, read: (database: DatabaseSync) => T): T {
  if (statSync(file).isDirectory()) throw new UnusableFile(file, 'folder')
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return read(database)
    } finally {
      database.close()
    }
  } catch (error) {
    const why = whyOf(error)
    throw why === null ? error : new UnusableFile(file, why)
  }
}

/** Which migrations a file has made; none where it is empty. */
export function migrationsIn(file: string): readonly number[] {
  return reading(file, (database) => {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    if (tables.length === 0) return []
    if (!tables.some(({ name }) => name === 'migration')) throw new UnusableFile(file, 'foreign')
    const made = database.prepare('select version from migration').all()
    return made.map(({ version }) => Number(version))
  })
}

/** Reads all of a file, which takes a while where it is large, and throws where something of it is damaged. */
export function expectWhole(file: string): void {
  const found = reading(file, (database) => database.prepare('pragma quick_check(1)').get())
  if (found?.['quick_check'] !== 'ok') throw new UnusableFile(file, 'damaged')
}
