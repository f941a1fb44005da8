import { DatabaseSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'
import { privateFile } from './folder.ts'

/**
 * Opens a file for writing: every commit is on the disk before it is told. Checkpoints are made elsewhere; `delete` is for a file that one
 * writes alone and that is to be one file.
 */
export function openedFile(file: string, journal: 'wal' | 'delete' = 'wal'): Kysely<Schema> {
  privateFile(file)
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = ${journal}`)
  database.exec('pragma synchronous = full')
  database.exec('pragma wal_autocheckpoint = 0')
  database.exec('pragma busy_timeout = 5000')
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: inKyselysWords(database) }) })
}

type Given = Parameters<ReturnType<DatabaseSync['prepare']>['all']>

/** Node's SQLite as Kysely calls it. Statements are kept: the same few come again and again. */
function inKyselysWords(database: DatabaseSync): SqliteDatabase {
  const known = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const prepare = (text: string): ReturnType<SqliteDatabase['prepare']> => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (given) => statement.all(...(given as Given)),
      run(given) {
        const { changes, lastInsertRowid } = statement.run(...(given as Given))
        return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) }
      },
      iterate: (given) => statement.iterate(...(given as Given)),
    }
  }
  return {
    close: () => database.close(),
    prepare(text) {
      // Inserts of many rows are each a text of their own.
      if (text.length > 2000) return prepare(text)
      const found = known.get(text) ?? prepare(text)
      known.set(text, found)
      return found
    },
  }
}

const PRIMARY_KEY = 1555
const UNIQUE = 2067

/** SQLite's words for a key that exists. */
export function isTakenInSqlite(error: unknown): boolean {
  const code = (error as { readonly errcode?: number } | null)?.errcode
  return code === PRIMARY_KEY || code === UNIQUE
}
