import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createRng } from '@quadriga/kernel'
import { random } from '../random.ts'
import { type Game, makeReady, tableOf } from './games.ts'
import { Measured, type Used } from './measured.ts'
import { type Counts, noCounts, Pair } from './pair.ts'
import type { Storage } from './storage.ts'

/** What a server did. */
export interface Load {
  readonly tables: number
  readonly answers: number
  /** The server's own, all its threads. */
  readonly processorSeconds: number
  readonly answersPerProcessorSecond: number
  /** Where the time went: microseconds for each answer, by the names of threads. */
  readonly microsecondsByThread: Readonly<Record<string, number>>
  /** Of one core, over the time that was measured. */
  readonly cores: number
  readonly bytesAnUpdate: number
  readonly milliseconds: { readonly p50: number; readonly p99: number }
  readonly memory: number
}

interface Player {
  counts: Counts
  begin(): Promise<void> | void
  stop(): void
}

export interface Wish {
  readonly tables: number
  /** Answers before the measuring begins, since a cold process is several times slower, and while it lasts. */
  readonly warmUp: number
  readonly answers: number
  /** Milliseconds between two answers of a table; 0: as fast as they can. */
  readonly pause: number
}

/** Lets pairs play at our server. */
export function loadOurs(game: Game, wish: Wish, storage: Storage = 'disk'): Promise<Load> {
  makeReady(game)
  const pair = (at: string, n: number, counts: Counts): Player =>
    new Pair(at, tableOf(game), createRng(`load ${n}`), wish.pause, counts)
  return inFolder((folder) => {
    const server = Measured.begun(new URL('./serve.ts', import.meta.url), [game, folder, storage])
    return measured(server, pair, wish)
  })
}

/** Lets pairs play the same duel at boardgame.io's, which must be installed by now: its client is asked for here and not before. */
export async function loadTheirs(wish: Wish, storage: Storage): Promise<Load> {
  const { BoardgameioPair } = await import('../boardgameio/pair.ts')
  return inFolder((folder) => {
    const server = Measured.begun(new URL('../boardgameio/serve.ts', import.meta.url), [storage, folder])
    return measured(server, (at, n, counts) => new BoardgameioPair(at, random(n), counts), wish)
  })
}

async function inFolder(run: (folder: string) => Promise<Load>): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-load-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(
  begun: Promise<Measured>,
  pair: (at: string, n: number, counts: Counts) => Player,
  { tables, warmUp: first, answers }: Wish,
): Promise<Load> {
  const server = await begun
  const warmUp = noCounts()
  const pairs = Array.from({ length: tables }, (_, n) => pair(server.at, n, warmUp))
  for (const one of pairs) await one.begin()
  await until(warmUp, first)
  const counts = noCounts()
  const [before, began] = [await server.used(), performance.now()]
  for (const one of pairs) one.counts = counts
  await until(counts, answers)
  const [after, ended] = [await server.used(), performance.now()]
  for (const one of pairs) one.stop()
  await server.end()
  const processorSeconds = after.processor - before.processor
  return {
    tables,
    answers: counts.answers,
    processorSeconds: rounded(processorSeconds),
    answersPerProcessorSecond: Math.round(counts.answers / processorSeconds),
    microsecondsByThread: spent(before.threads, after.threads, counts.answers),
    cores: rounded((processorSeconds * 1000) / (ended - began)),
    bytesAnUpdate: Math.round(counts.updateBytes / Math.max(1, counts.updates)),
    milliseconds: { p50: share(counts.delays, 0.5), p99: share(counts.delays, 0.99) },
    memory: Math.round(after.memory),
  }
}

function spent(
  before: Used['threads'],
  after: Used['threads'],
  answers: number,
): Readonly<Record<string, number>> {
  const all = Object.entries(after).map(([name, seconds]) => {
    return [name, Math.round(((seconds - (before[name] ?? 0)) * 1e6) / answers)] as const
  })
  return Object.fromEntries(all.filter(([, microseconds]) => microseconds > 0))
}

async function until(counts: Counts, answers: number): Promise<void> {
  while (counts.answers < answers) await pause(50)
}

export const rounded = (n: number): number => Math.round(n * 100) / 100

function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b)
  return rounded(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
}
