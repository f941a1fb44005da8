// Plays while everything breaks, and compares what people were told with the log:
// node packages/server/test/chaos/run.ts [--kills 200] [--two 100] [--gone 60] [--json]
// --kills: a server on SQLite is killed so often; --two: one of two on PostgreSQL; --gone: seconds that the database is gone.
import { parseArgs } from 'node:util'
import { postgresService, redisService } from '../support/services.ts'
import type { Found } from './campaign.ts'
import { clockJumps, databaseGone, diskFull, killsOnPostgres, killsOnSqlite, redisGone } from './troubles.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    two: { type: 'string', default: '100' },
    gone: { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
})

const said: { name: string; found: Found | null; seconds: number }[] = []
async function tried(name: string, run: () => Promise<Found | null>): Promise<void> {
  const began = performance.now()
  const found = await run()
  const seconds = Math.round((performance.now() - began) / 100) / 10
  said.push({ name, found, seconds })
  if (values.json) return
  const words =
    found === null
      ? 'not run: what it needs cannot be had here'
      : `${found.kills} kills, ${found.tables} tables, ${found.acknowledged} answers acknowledged, ${found.repeated} recognised when sent again, ${found.faults.length} faults, ${seconds} s`
  process.stdout.write(`${name.padEnd(28)}${words}\n`)
  for (const fault of found?.faults ?? []) process.stdout.write(`  ${fault}\n`)
}

const [postgres, redis] = [await postgresService(), await redisService()]
const both =
  (run: (postgres: Service, redis: Service) => Promise<Found>) => async (): Promise<Found | null> =>
    postgres === null || redis === null ? null : run(postgres, redis)
type Service = NonNullable<typeof postgres>

await tried('killed, SQLite', () => killsOnSqlite(Number(values.kills)))
await tried(
  'killed, two on PostgreSQL',
  both((one, other) => killsOnPostgres(one, other, Number(values.two))),
)
await tried('the disk full', () => diskFull(3000))
await tried(
  'the database gone',
  both((one, other) => databaseGone(one, other, Number(values.gone) * 1000)),
)
await tried('Redis gone', both(redisGone))
await tried('a clock that jumps', () => clockJumps(500))
await postgres?.end()
await redis?.end()

const faults = said.reduce((sum, { found }) => sum + (found?.faults.length ?? 0), 0)
const notRun = said.filter(({ found }) => found === null).length
if (values.json) process.stdout.write(`${JSON.stringify({ said, faults, notRun })}\n`)
process.exitCode = faults === 0 && notRun === 0 ? 0 : 1
