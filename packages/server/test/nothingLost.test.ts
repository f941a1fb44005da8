import { afterAll, describe, expect, test } from 'vitest'
import type { Found } from './chaos/campaign.ts'
import { clockJumps, everythingOnPostgres, killsOnSqlite } from './chaos/troubles.ts'
import { postgresService, redisService } from './support/services.ts'

// The short form of `npm run -s chaos`.

/** It ends what hangs, and measures nothing: servers are begun again and again. */
const PATIENCE = 600_000

function expectNothingLost({ faults, acknowledged }: Found, least: number): void {
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(least)
}

test(
  'a server that is killed again and again loses nothing that it acknowledged, and does nothing twice',
  async () => {
    const found = await killsOnSqlite(4, 20)
    expect(found.kills).toBe(4)
    expectNothingLost(found, 80)
  },
  PATIENCE,
)

test(
  'a clock that jumps by hours changes nothing',
  async () => expectNothingLost(await clockJumps(60), 59),
  PATIENCE,
)

const [postgres, redis] = [await postgresService(), await redisService()]
afterAll(async () => {
  await postgres?.end()
  await redis?.end()
})
const isMissing = postgres === null || redis === null
if (isMissing) process.stderr.write('PostgreSQL or Redis cannot be had here: their suite is not run\n')

describe.skipIf(isMissing)('two processes with PostgreSQL and Redis', () => {
  test(
    'lose nothing when one of them is killed, the database goes and comes back, and then Redis',
    async () => {
      const found = await everythingOnPostgres(postgres!, redis!)
      expect(found.kills).toBe(1)
      expectNothingLost(found, 80)
    },
    PATIENCE,
  )
})
