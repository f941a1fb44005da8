import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nearestFolder } from '../store/folder.ts'
import { stepsFor } from '../store/migrations/migrate.ts'
import { isShared } from '../store/database.ts'
import { migrationsInPostgres } from '../store/postgresStore.ts'
import { expectWhole, migrationsIn } from '../store/readFile.ts'

/** How many steps a database has before it; throws where it could not be used. Nothing is changed. */
export async function stepsAheadOf(database: string): Promise<number> {
  if (isShared(database)) return stepsFor(await migrationsInPostgres(database)).length
  if (existsSync(database)) return stepsFor(migrationsIn(database)).length
  // The system's own word on permissions is not enough: in some places nobody may make a folder.
  rmdirSync(mkdtempSync(join(nearestFolder(dirname(database)), '.quadriga-')))
  return 0
}

/** What is read in about a second. */
const QUICK = 2 ** 28

/** Throws where a file is damaged; `isQuick` reads no large one. A server of databases looks after its own. */
export function expectSound(database: string, isQuick = false): void {
  if (isShared(database) || !existsSync(database)) return
  if (!isQuick || statSync(database).size < QUICK) expectWhole(database)
}
