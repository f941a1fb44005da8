import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng, sample } from '@quadriga/kernel'
import { openStore } from '@quadriga/server'
import { afterAll, expect, test } from 'vitest'
import { readLimits } from '../src/start/limits.ts'
import { askedStart } from '../src/start/options.ts'
import { backUp, bringBack } from '../src/store/backup.ts'
import { type Looking, playTo, twoAt } from './support/player.ts'
import { serving } from './support/serving.ts'
import { postgresService } from './support/services.ts'

/** It ends what hangs, and measures nothing. */
const PATIENCE = 600_000

const folder = mkdtempSync(join(tmpdir(), 'quadriga-backup-'))
const postgres = await postgresService()
if (postgres === null) process.stderr.write('PostgreSQL cannot be had here: its backup is not tried\n')
afterAll(async () => {
  await postgres?.end()
  rmSync(folder, { recursive: true, force: true })
})

/** A table at which somebody plays while a backup is made. */
async function backedUpInPlay(database: string, file: string) {
  const server = await serving({ file: database, store: openStore })
  const { id, first, second } = await twoAt(server.at)
  await playTo(12, first, second)
  const before = first.state?.seq ?? 0
  const [, after] = await Promise.all([backUp(database, file), playedOn(first, second)])
  const people = await whoAreThere(database, id)
  await server.stop()
  return { id, before, after, people }
}

async function playedOn(...both: readonly [Looking, Looking]): Promise<number> {
  await playTo(20, ...both)
  return both[0].state?.seq ?? 0
}

async function whoAreThere(database: string, id: string) {
  const store = await openStore(database)
  const record = await store.table(id)
  const guests = await store.guests([record?.createdBy ?? ''])
  const kept = { record, guests, rows: await store.rows(id) }
  await store.close()
  return kept
}

async function expectBack(
  database: string,
  { id, before, after, people }: Awaited<ReturnType<typeof backedUpInPlay>>,
) {
  const kept = await whoAreThere(database, id)
  expect(kept.record).toEqual(people.record)
  expect(kept.guests).toEqual(people.guests)
  // As of one moment while it was played: a beginning of the log, without gaps.
  expect(kept.rows.length).toBeGreaterThanOrEqual(before)
  expect(kept.rows.length).toBeLessThanOrEqual(after)
  expect(kept.rows).toEqual(people.rows.slice(0, kept.rows.length))
}

test(
  'a backup is made while people play, and brought back into a new file only',
  async () => {
    const [live, file, back] = ['live.sqlite', 'deep/er/backup.sqlite', 'back.sqlite'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    const found = await backedUpInPlay(live, file)
    await expect(backUp(live, file)).rejects.toMatchObject({ why: 'isThere' })
    await expect(backUp(join(folder, 'none'), join(folder, 'x'))).rejects.toMatchObject({ why: 'noFile' })
    await expect(bringBack(file, live)).rejects.toMatchObject({ why: 'notEmpty' })
    await expect(bringBack(join(folder, 'none'), back)).rejects.toMatchObject({ why: 'noFile' })
    expect(existsSync(back)).toBe(false)
    await bringBack(file, back)
    await expectBack(back, found)
    if (postgres === null) return
    // The same file goes into the other database.
    await bringBack(file, postgres.url)
    await expectBack(postgres.url, found)
    await expect(bringBack(file, postgres.url)).rejects.toMatchObject({ why: 'notEmpty' })
  },
  PATIENCE,
)

test.skipIf(postgres === null)(
  'PostgreSQL is backed up into a file as well',
  async () => {
    const [file, back] = [join(folder, 'postgres.sqlite'), join(folder, 'back2.sqlite')]
    const found = await backedUpInPlay(postgres!.url, file)
    await bringBack(file, back)
    await expectBack(back, found)
  },
  PATIENCE,
)

test('a server that stops finishes what it accepted, and says so before it goes', async () => {
  let begun: () => void = () => undefined
  let isSlow = false
  const server = await serving({
    file: join(folder, 'stops.sqlite'),
    through: (store) => ({
      ...store,
      async append(parts) {
        begun()
        if (isSlow) await new Promise((resolve) => setTimeout(resolve, 200))
        return store.append(parts)
      },
    }),
  })
  const { id, first, second } = await twoAt(server.at)
  isSlow = true
  const isWriting = new Promise<void>((resolve) => (begun = resolve))
  const rows = first.state?.seq ?? 0
  const asking = [first, second].find((one) => one.asked() !== undefined)
  const decision = asking?.asked()
  if (asking === undefined || decision === undefined) throw new Error('nobody is asked')
  const picks = sample(decision, createRng('last'))
  const command = asking.command({ ...asking.answerTo(decision, picks), id: 'the-last-command' })
  await isWriting
  await server.stop()
  expect(await command).toMatchObject({ kind: 'done', id: 'the-last-command' })
  const kept = await whoAreThere(server.file, id)
  expect(kept.rows.length).toBe(rows + 1)
  expect(kept.rows.at(-1)?.cmd).toContain('/the-last-command')
})

test('a host sets limits by name, and what cannot be read is named', () => {
  expect(readLimits('connections=200, tablesPerHour=30')).toMatchObject({
    connections: 200,
    tables: { burst: 10, perSecond: 30 / 3600 },
    connectionsOfGuest: 16,
    connectionsOfAddress: 500,
  })
  for (const bad of [
    'connection=1',
    'connections',
    'connections=0',
    'connections=1e3',
    'connections=1=2',
    '__proto__=1',
  ])
    expect(askedStart(['--limits', `connections=5,${bad}`], {})).toEqual({ kind: 'badLimit', asked: bad })
  expect(askedStart([], { QUADRIGA_LIMITS: 'x' })).toEqual({ kind: 'badLimit', asked: 'x' })
  expect(askedStart(['--limits=connections=7'], { QUADRIGA_LIMITS: 'x' })).toMatchObject({
    settings: { limits: { connections: 7 } },
  })
  expect(askedStart(['--backup', 'b'], {})).toMatchObject({ kind: 'backup', file: 'b' })
  expect(askedStart(['--backup'], {})).toEqual({ kind: 'noValue', option: '--backup' })
})
