/** A server of tables, for who embeds it and for its tests. */
export { type ServerLimits, usualLimits } from './serverLimits.ts'
export type { Store } from './store/store.ts'
export { sqliteStore } from './store/sqliteStore.ts'
export { type TableServer, tableServer, type TableServerParts } from './tableServer.ts'
