import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { copyTable, rowsInFile, rowsInPostgres, tablesOf } from './copied.ts'
import { isShared } from './database.ts'
import { makeFolder, privateFile } from './folder.ts'
import { migrate, stepsFor } from './migrations/migrate.ts'
import { openedDatabase, postgresStore } from './postgresStore.ts'
import type { Schema } from './schema.ts'
import { expectWhole, migrationsIn, UnusableFile } from './readFile.ts'
import { openedFile } from './sqliteFile.ts'

/** Why a backup cannot be made or brought back. */
export class NoBackup extends Error {
  readonly why: 'isThere' | 'notEmpty' | 'noFile'
  constructor(why: NoBackup['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Writes everything that a database holds into a file of SQLite, while servers go on using it: as of one moment, whatever the database is. The
 * file appears when it is whole.
 */
export async function backUp(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new NoBackup('isThere')
  if (!isShared(database) && !existsSync(database)) throw new NoBackup('noFile')
  makeFolder(dirname(file))
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    await (isShared(database) ? copiedFromPostgres(database, part) : copiedFile(database, part))
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Brings a backup into a database that holds nothing yet; all of it or nothing. A file of a later program is refused. */
export async function bringBack(file: string, database: string): Promise<void> {
  if (!existsSync(file)) throw new NoBackup('noFile')
  const made = migrationsIn(file)
  if (made.length === 0) throw new UnusableFile(file, 'foreign')
  stepsFor(made)
  if (isShared(database)) return copiedToPostgres(file, database)
  if (existsSync(database)) throw new NoBackup('notEmpty')
  await backUp(file, database)
}

async function copiedFile(from: string, to: string): Promise<void> {
  migrationsIn(from)
  privateFile(to)
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
  // One file, without a log beside it that would have to go along.
  const copy = new DatabaseSync(to)
  copy.exec('pragma journal_mode = delete')
  copy.close()
  try {
    expectWhole(to)
  } catch {
    // What is damaged was so before it was copied.
    throw new UnusableFile(from, 'damaged')
  }
}

async function copiedFromPostgres(url: string, to: string): Promise<void> {
  const [from, file] = [openedDatabase(url), openedFile(to, 'delete')]
  try {
    await migrate(file)
    await from
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (within) => {
        for (const name of await tablesOf(file)) await copyTable(name, rowsInPostgres(within, name), file)
      })
  } finally {
    await Promise.all([from.destroy(), file.destroy()])
  }
}

async function copiedToPostgres(from: string, url: string): Promise<void> {
  // Opened once as a server would: it brings the database up to this program.
  await (await postgresStore(url)).close()
  const copy = `${from}.part`
  await copiedFile(from, copy)
  const [file, into] = [openedFile(copy, 'delete'), openedDatabase(url)]
  try {
    await migrate(file)
    await into.transaction().execute(async (within) => {
      if (!(await isEmpty(within))) throw new NoBackup('notEmpty')
      for (const name of await tablesOf(file)) await copyTable(name, rowsInFile(file, name), within)
    })
  } finally {
    await Promise.all([file.destroy(), into.destroy()])
    rmSync(copy, { force: true })
  }
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('guest').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('game_table').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('secret').select('name').limit(1).executeTakeFirst(),
  ])
  return found.every((one) => one === undefined)
}
