import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteStore } from '@quadriga/server'
import { afterAll, expect, test } from 'vitest'
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

test('a file that is no database is refused with words', async () => {
  await expect(sqliteStore(join(import.meta.dirname, 'store.test.ts'))).rejects.toThrow('not a database')
})
