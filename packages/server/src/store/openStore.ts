import { isShared } from './database.ts'
import { postgresStore } from './postgresStore.ts'
import { sqliteStore } from './sqliteStore.ts'
import type { Store } from './store.ts'

/** The store in a file of SQLite or, by its address, in PostgreSQL. */
export function openStore(database: string): Promise<Store> {
  return isShared(database) ? postgresStore(database) : sqliteStore(database)
}
