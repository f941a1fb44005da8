/** What a table costs, as `npm run -s load` measures it; docs/scale.md says when and where. */
export interface Costs {
  /** Processor time of an answer with everything that it sends and writes, of a warm process. */
  readonly milliseconds: number
  /** Processor time to have a table again from its snapshot, and the share of answers before which that is so. */
  readonly open: number
  readonly openedShare: number
  /** Milliseconds between two answers of one table. */
  readonly pace: number
  /** Bytes: a row of the log with its key, a snapshot, an update to one viewer. */
  readonly row: number
  readonly snapshot: number
  readonly update: number
  /** Kilobytes of memory that a table holds while somebody looks. */
  readonly memory: number
  /** How much more an answer costs where the players of a table are at different processes. */
  readonly apart: number
}

export const costs: Costs = {
  milliseconds: 1.04,
  open: 0.83,
  openedShare: 0.01,
  pace: 5000,
  row: 250,
  snapshot: 32_000,
  update: 1700,
  memory: 1462,
  apart: 1.9,
}

/** What one machine of each kind is taken to carry: not measured here, and named as such in docs/scale.md. */
export const assumed = {
  /** Rows a second that one PostgreSQL writes with everything on the disk, in groups. */
  rows: 20_000,
  /** Connections that it takes well. */
  connections: 400,
  /** Rows in one partition of the log that still fit the memory with their index. */
  partition: 200_000_000,
  /** Messages a second that one Redis passes on. */
  hints: 100_000,
}

/** Connections of one process to the database, as `postgresStore.ts` opens them; rows from one snapshot to the next. */
export const CONNECTIONS = 8
export const EVERY = 64
