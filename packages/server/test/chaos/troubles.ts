import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createRng } from '@quadriga/kernel'
import type { Service } from '../support/services.ts'
import { campaign, type Found, type Trouble } from './campaign.ts'

const PAIRS = 6

/** Kills a server after a few answers, again and again; which one is chance. */
function killing(times: number, answers: number) {
  return async ({ servers, after }: Trouble): Promise<void> => {
    const rng = createRng('kills')
    for (let n = 0; n < times; n++) {
      await after(answers + rng.below(answers))
      await servers.kill(rng.below(servers.count))
    }
    await after(answers)
  }
}

/** Runs a campaign with a folder that goes with it. */
async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-chaos-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function killsOnSqlite(kills: number, answers = 25): Promise<Found> {
  return inFolder((folder) =>
    campaign({ count: 1, database: join(folder, 'tables.sqlite'), pairs: PAIRS }, killing(kills, answers)),
  )
}

export function killsOnPostgres(
  postgres: Service,
  redis: Service,
  kills: number,
  answers = 25,
): Promise<Found> {
  return campaign(
    { count: 2, database: postgres.url, redis: redis.url, pairs: PAIRS },
    killing(kills, answers),
  )
}

/** The database ends at once, is gone for a while and comes back. */
export function databaseGone(postgres: Service, redis: Service, milliseconds: number): Promise<Found> {
  return campaign({ count: 2, database: postgres.url, redis: redis.url, pairs: PAIRS }, async ({ after }) => {
    await after(30)
    await postgres.kill()
    await pause(milliseconds)
    await postgres.again()
    await after(60)
  })
}

/** Redis goes and comes: the log is read back meanwhile. */
export function redisGone(postgres: Service, redis: Service): Promise<Found> {
  return campaign({ count: 2, database: postgres.url, redis: redis.url, pairs: PAIRS }, async ({ after }) => {
    await after(30)
    await redis.kill()
    await after(20)
    await redis.again()
    await after(60)
  })
}

/** The short form of all that may happen to two processes: one is killed, then the database goes and comes, then Redis. */
export function everythingOnPostgres(postgres: Service, redis: Service): Promise<Found> {
  return campaign({ count: 2, database: postgres.url, redis: redis.url, pairs: PAIRS }, async (trouble) => {
    await killing(1, 20)(trouble)
    await postgres.kill()
    await pause(500)
    await postgres.again()
    await trouble.after(20)
    await redis.kill()
    await trouble.after(12)
    await redis.again()
    await trouble.after(20)
  })
}

export function clockJumps(answers: number): Promise<Found> {
  return inFolder((folder) =>
    campaign(
      { count: 1, database: join(folder, 'tables.sqlite'), pairs: PAIRS, isClockJumping: true },
      async ({ after }) => after(answers),
    ),
  )
}

/** A small disk, where this account may make one. */
function smallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The disk is full for a while: nothing is acknowledged meanwhile, and everything goes on when there is room again. Null where no small disk can be made. */
export function diskFull(milliseconds: number): Promise<Found | null> {
  return inFolder(async (folder) => {
    if (!smallDisk(folder)) return null
    const filler = join(folder, 'filler')
    try {
      return await campaign(
        { count: 1, database: join(folder, 'tables.sqlite'), pairs: PAIRS },
        async ({ after }) => {
          await after(60)
          fill(folder, filler)
          await pause(milliseconds)
          unlinkSync(filler)
          await after(60)
        },
      )
    } finally {
      execFileSync('umount', [folder])
    }
  })
}

/** Leaves no room: what was being written may have taken a part of it meanwhile. */
function fill(folder: string, filler: string): void {
  const { bavail, bsize } = statfsSync(folder)
  for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2)) {
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
    } catch {}
  }
}
