import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteStore } from '@quadriga/server'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { expectSound, stepsAheadOf } from '../src/start/check.ts'
import { backUp, bringBack } from '../src/store/backup.ts'
import { migrations } from '../src/store/migrations/all.ts'
import { migrate, NewerDatabase } from '../src/store/migrations/migrate.ts'
import type { Migration } from '../src/store/migrations/migration.ts'
import { openedFile } from '../src/store/sqliteFile.ts'
import { conforms } from './support/conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'quadriga-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

conforms('SQLite', () => sqliteStore(join(folder, 'deep', 'tables.sqlite')))

test('a database of a later program is refused with words, and left as it is', async () => {
  const file = join(folder, 'later.sqlite')
  await (await sqliteStore(file)).close()
  const database = new DatabaseSync(file)
  database.exec('insert into migration (version) values (99)')
  database.close()
  await expect(sqliteStore(file)).rejects.toThrow('version 99')
  const after = new DatabaseSync(file)
  expect(after.prepare('select max(version) as most from migration').get()).toEqual({ most: 99 })
  after.close()
})

test('a step that arrives late is made as well, all steps or none, and each once', async () => {
  const database = openedFile(join(folder, 'steps.sqlite'))
  const made: number[] = []
  const step = (number: number, fails = false): Migration => ({
    number,
    name: `step ${number}`,
    async up(db) {
      await sql.raw(`create table step_${number} (id integer)`).execute(db)
      if (fails) throw new Error('this step fails')
      made.push(number)
    },
  })
  const migrated = (...known: readonly Migration[]) => migrate(database, undefined, known)
  await migrated(step(1), step(3))
  await migrated(step(1), step(2), step(3))
  expect(made).toEqual([1, 3, 2])
  await expect(migrated(step(1), step(2), step(3), step(4), step(5, true))).rejects.toThrow('fails')
  made.length = 0
  await migrated(step(1), step(2), step(3), step(4), step(5))
  expect(made).toEqual([4, 5])
  await expect(migrated(step(1), step(2))).rejects.toThrow(NewerDatabase)
  await database.destroy()
})

test('every migration has a number of its own, and they stand in order', () => {
  const numbers = migrations.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})

test('what a start would do to a database is told without doing it', async () => {
  const file = join(folder, 'old.sqlite')
  const database = new DatabaseSync(file)
  database.exec('create table migration (version integer primary key)')
  const before = readFileSync(file)
  expect(await stepsAheadOf(file)).toBe(migrations.length)
  expect(readFileSync(file)).toEqual(before)
  database.exec('insert into migration (version) values (99)')
  database.close()
  await expect(stepsAheadOf(file)).rejects.toThrow(NewerDatabase)
  expect(await stepsAheadOf(join(folder, 'not', 'there', 'yet.sqlite'))).toBe(0)
  expect(readdirSync(folder).filter((name) => name === 'not' || name.startsWith('.quadriga'))).toEqual([])
})

test.runIf(existsSync('/proc/self'))(
  'a folder that cannot be made is refused, and nothing hangs',
  async () => {
    await expect(sqliteStore('/proc/quadriga/tables.sqlite')).rejects.toThrow('ENOENT')
    await expect(stepsAheadOf('/proc/quadriga/tables.sqlite')).rejects.toThrow('ENOENT')
  },
)

test('what is no database of ours is refused with its reason, and left as it is', async () => {
  const foreign = join(folder, 'foreign.sqlite')
  const database = new DatabaseSync(foreign)
  database.exec('create table bookmark (name text)')
  database.close()
  const before = readFileSync(foreign)
  for (const [file, why] of [
    [join(import.meta.dirname, 'store.test.ts'), 'noDatabase'],
    [folder, 'folder'],
    [foreign, 'foreign'],
  ] as const) {
    await expect(sqliteStore(file)).rejects.toMatchObject({ file, why })
    await expect(stepsAheadOf(file)).rejects.toMatchObject({ file, why })
    await expect(bringBack(file, join(folder, 'never.sqlite'))).rejects.toMatchObject({ file, why })
  }
  expect(readFileSync(foreign)).toEqual(before)
  expect(existsSync(join(folder, 'never.sqlite'))).toBe(false)
})

test('a damaged file is noticed by a check, and neither backed up nor brought back', async () => {
  const [whole, damaged] = [join(folder, 'whole.sqlite'), join(folder, 'damaged.sqlite')]
  await (await sqliteStore(whole)).close()
  expectSound(whole)
  const bytes = readFileSync(whole)
  // The first page stays: the file looks like a database.
  writeFileSync(damaged, bytes.fill(7, 8192))
  expect(() => expectSound(damaged)).toThrow('damaged')
  for (const copied of [backUp, bringBack])
    await expect(copied(damaged, join(folder, 'copy.sqlite'))).rejects.toMatchObject({ why: 'damaged' })
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'what holds hidden cards is for its owner alone to read',
  async () => {
    const [live, copy] = [join(folder, 'private.sqlite'), join(folder, 'private-copy.sqlite')]
    await (await sqliteStore(live)).close()
    await backUp(live, copy)
    for (const file of [live, copy]) expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)
