import { assumed, CONNECTIONS, type Costs, EVERY } from './costs.ts'
import { mostTables } from './process.ts'

/** What so many tables ask for. */
export interface Fleet {
  readonly tables: number
  readonly tablesAProcess: number
  readonly processes: number
  readonly gigabytes: number
  readonly answersASecond: number
  readonly megabytesASecond: { readonly toPeople: number; readonly toDatabase: number }
  readonly databases: number
  readonly connections: number
  /** Millions of rows in a month, and partitions that they fill. */
  readonly rowsAMonth: number
  readonly partitionsAMonth: number
  readonly channels: number
  readonly redis: number
  /** What is too much for one machine, the tightest first. */
  readonly breaks: readonly string[]
}

const DAY = 86_400
/** People do not play round the clock: the share of the day in which so many tables are busy. */
const BUSY = 0.25

/** `routed`: a proxy sends the players of one table to one process. */
export function fleetFor(tables: number, costs: Costs, isRouted: boolean): Fleet {
  const own = isRouted ? costs : { ...costs, milliseconds: costs.milliseconds * costs.apart }
  const tablesAProcess = mostTables(own)
  const processes = Math.ceil(tables / tablesAProcess)
  const answers = (tables * 1000) / costs.pace
  const rowsAMonth = answers * DAY * 30 * BUSY
  const connections = processes * CONNECTIONS
  const uses = {
    'rows a second in one database': answers / assumed.rows,
    'connections to one database': connections / assumed.connections,
    'hints through one Redis': answers / assumed.hints,
  }
  return {
    tables,
    tablesAProcess,
    processes,
    gigabytes: Math.ceil((tables * costs.memory) / 1e6),
    answersASecond: Math.round(answers),
    megabytesASecond: {
      toPeople: Math.round((answers * 2 * costs.update) / 1e6),
      toDatabase: Math.round((answers * (costs.row + costs.snapshot / EVERY)) / 1e5) / 10,
    },
    databases: Math.ceil(
      Math.max(uses['rows a second in one database'], uses['connections to one database']),
    ),
    connections,
    rowsAMonth: Math.round(rowsAMonth / 1e6),
    partitionsAMonth: Math.ceil(rowsAMonth / assumed.partition),
    channels: tables,
    redis: Math.ceil(uses['hints through one Redis']),
    breaks: Object.entries(uses)
      .filter(([, use]) => use > 0.7)
      .toSorted(([, a], [, b]) => b - a)
      .map(([what, use]) => `${what}: ${Math.round(use * 100)} %`),
  }
}
