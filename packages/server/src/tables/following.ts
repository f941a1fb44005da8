import type { Hint, Hints } from '../hints/hints.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { LogRow, Store } from '../store/store.ts'
import { TOLD_AGAIN } from './elsewhere.ts'
import type { HostedTable } from './hostedTable.ts'
import type { Names } from './names.ts'

/** What following needs of its server. */
export interface FollowingParts {
  readonly store: Pick<Store, 'rows' | 'lengths'>
  readonly hints: Hints
  readonly names: Names
  readonly blocks: Blocks
  /** The tables in memory, or on their way there. */
  readonly open: ReadonlyMap<string, Promise<HostedTable | null>>
  readonly trouble: (what: string, error: unknown) => void
}

/** Milliseconds between two looks at the log: without hints, and with them, where only a lost hint is to be found. */
const WITHOUT = 1000
const WITH = 10_000
/** Tables in one question. */
const AT_ONCE = 500

/** Keeps tables in memory up to what other processes write: by hints, and by reading the log where there are none. */
export class Following {
  private readonly parts: FollowingParts
  private readonly timers: readonly ReturnType<typeof setInterval>[]
  /** What was heard of a table, in order: names may have to be read before. */
  private readonly heard = new Map<string, Promise<void>>()
  private lastLook = 0
  private isLooking = false

  constructor(parts: FollowingParts) {
    this.parts = parts
    const look = setInterval(() => {
      if (!parts.hints.isLive || performance.now() - this.lastLook > WITH) void this.catchUp()
    }, WITHOUT)
    const tell = setInterval(() => void this.tellHere(), TOLD_AGAIN)
    this.timers = [look, tell]
    for (const timer of this.timers) timer.unref()
    parts.hints.onMissed(() => void this.catchUp())
  }

  /** Begins before the log is read, so that nothing is missed between. */
  async begin(table: string): Promise<void> {
    const { hints } = this.parts
    await hints.follow(table, (hint, from) => this.hears(table, hint, from))
    hints.tell(table, { kind: 'who' })
  }

  end(table: string): void {
    this.heard.delete(table)
    this.parts.hints.leave(table)
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await this.parts.hints.close()
  }

  /** Reads what tables in memory have missed. */
  async catchUp(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    this.lastLook = performance.now()
    const { open, store, trouble } = this.parts
    try {
      const ids = [...open.keys()]
      for (let from = 0; from < ids.length; from += AT_ONCE)
        for (const { table: id, rows } of await store.lengths(ids.slice(from, from + AT_ONCE))) {
          const table = await open.get(id)
          if (table !== null && table !== undefined && table.rows < rows) await this.readBack(table)
        }
    } catch (error) {
      trouble('reading back', error)
    }
    this.isLooking = false
  }

  /** Reads what one table has missed; true where that was something. */
  async catchUpWith(table: HostedTable): Promise<boolean> {
    const [found] = await this.parts.store.lengths([table.record.id])
    if (found === undefined || found.rows <= table.rows) return false
    await this.readBack(table)
    return true
  }

  private hears(id: string, hint: Hint, from: string): void {
    const before = this.heard.get(id) ?? Promise.resolve()
    const now = before
      .then(() => this.take(id, hint, from))
      .catch((error: unknown) => this.parts.trouble(`a hint about ${id}`, error))
    this.heard.set(id, now)
  }

  private async take(id: string, hint: Hint, from: string): Promise<void> {
    const table = await this.parts.open.get(id)
    if (table === null || table === undefined) return
    switch (hint.kind) {
      case 'rows':
        await this.parts.names.learn(peopleIn(hint.rows))
        if (!table.follow(hint.seq, hint.rows)) await this.readBack(table)
        return
      case 'here':
        await this.parts.names.learn(hint.people)
        return table.isSeenElsewhere(from, hint.people)
      case 'who':
        return table.tellHere()
      case 'after':
        return table.audience.tellLater({ kind: 'after' })
      case 'elsewhere':
      case 'gone':
        return
      case 'spoken':
        await Promise.all([this.parts.names.learn([hint.by]), this.parts.blocks.learn(hint.by)])
        return table.speech.heard(hint.by, hint.speech)
    }
  }

  private async readBack(table: HostedTable): Promise<void> {
    const from = table.rows
    const rows = await this.parts.store.rows(table.record.id, from)
    await this.parts.names.learn(peopleIn(rows))
    if (!table.follow(from, rows)) table.overtake()
  }

  private async tellHere(): Promise<void> {
    for (const opened of this.parts.open.values()) (await opened)?.tellHere()
  }
}

function peopleIn(rows: readonly LogRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'seated' && row.holder.kind === 'person' ? [row.holder.id] : []))
}
