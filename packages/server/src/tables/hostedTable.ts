import { commitment, resume, type Seat } from '@quadriga/kernel'
import { type Command, deviceOf, type StateMessage } from '@quadriga/protocol'
import { bot, type Change, type Done, person, refusedBy, Table } from '@quadriga/table'
import { Timekeeper } from '../days/timekeeper.ts'
import { actForLate } from '../days/timeouts.ts'
import { Speech } from '../speech/speech.ts'
import type { Visit } from '../store/daysStore.ts'
import type { LogRow, TableRecord } from '../store/store.ts'
import { Audience } from './audience.ts'
import { carryOut } from './carryOut.ts'
import { hasFollowed } from './followed.ts'
import { BACKUP, type Hosting, type Outcome, Overtaken } from './hosting.ts'
import { ownersAfter, withoutIds } from './replayed.ts'
import { rowsOf } from './rowsOf.ts'
import { EVERY, Freezer, WORTH } from './freezer.ts'
import { notesOf, type ReadTable } from './snapshot.ts'
import { firstUnknown, seatsOfDevice, type Viewer } from './viewer.ts'

/**
 * A table of a server: the authority in memory, its log, and everybody who looks. What changes is written first and told when it
 * is on the disk; whatever is sent waits for the rows before it.
 */
export class HostedTable {
  readonly record: TableRecord
  readonly table: Table
  readonly commitment: string
  readonly speech: Speech
  readonly time: Timekeeper
  readonly hosting: Hosting
  readonly audience: Audience
  private readonly commands: Set<string>
  private readonly undos: { readonly seq: number; readonly to: number }[]
  private owned: readonly string[]
  /** Rows that were written or are on their way. */
  private seq: number
  private readonly freezer: Freezer
  /** Who caused the change that is being made, and by which command. */
  private cause: { readonly person: string; readonly cmd?: string } = { person: '' }
  private made: LogRow[] = []
  private changedFrom = Infinity
  private isReseated = false
  private isRequested = false
  /** Rows are being made that another process has written already. */
  private isFollowing = false
  private isPlanned = false
  /** The seat that its owner is giving up. */
  private leaving: Seat | null = null
  /** Everything before is on the disk and told. */
  settled: Promise<boolean> = Promise.resolve(true)
  isLost = false
  private isOvertaken = false
  /** When somebody last looked or acted. */
  touched: number

  constructor(record: TableRecord, read: ReadTable, hosting: Hosting) {
    const { of, clock, makeBot, pace, now, days } = hosting
    const { rows, log, snapshot } = read
    this.freezer = new Freezer(read.frozenAt, hosting.freeze)
    const result = resume(of.game, log.save, snapshot?.frozen)
    if (!result.ok) throw new Error(`table ${record.id} cannot be laid: ${result.reasons[0]?.key ?? ''}`)
    const { history, stopped } = result.resumed
    this.record = record
    this.hosting = hosting
    this.seq = rows.length
    this.owned = log.owners
    this.undos = [...log.undos]
    this.commands = new Set(log.commands)
    this.commitment = commitment(record.seed)
    this.touched = hosting.now()
    this.time = new Timekeeper(record.contract, read.situation, { now, vacationOf: days.vacationOf })
    this.table = new Table({
      of,
      history,
      holders: log.holders,
      clock,
      makeBot,
      pace,
      fair: record.contract.fair,
      era: log.undos.length,
      request: log.request,
      requests: log.requests,
      hadBots: log.hadBots,
      readOnly: stopped !== null,
      notes: snapshot === null ? [] : notesOf(snapshot, log.save.answers),
    })
    this.audience = new Audience(this)
    this.speech = new Speech({
      viewers: () => this.audience.all,
      isPlayer: (who) => this.owned.includes(who),
      agreed: read.talkers,
      ...hosting.talk,
    })
    this.table.subscribe((change) => this.noted(change))
    this.table.bots.wake()
  }

  get owners(): readonly string[] {
    return this.owned
  }

  /** Whether a guest, or somebody at their device, has a seat here. */
  isFor(guest: string): boolean {
    return this.owned.some((owner) => deviceOf(owner) === guest)
  }

  get rows(): number {
    return this.seq
  }

  /** Whether it can be put away: nobody looks, and nothing happens by itself. */
  get isIdle(): boolean {
    const { state, holders } = this.table
    const botMoves = state.pending.some(({ seat, open }) => !open && holders[seat]?.kind === 'bot')
    return this.audience.isEmpty && this.made.length === 0 && (state.outcome !== null || !botMoves)
  }

  /** Everything that was done is on the disk. */
  async rest(): Promise<void> {
    this.flush()
    await this.settled
  }

  /** As `rest`; and the table is kept as it stands, so that it is sooner there again. */
  async putAway(): Promise<void> {
    await this.rest()
    await this.freezer.keep(this, WORTH)
  }

  close(): void {
    this.table.close()
    for (const who of this.audience.end('stopping')) this.noteVisit(who)
  }

  /** The finished game as a file; null while it is played, for it would tell the seed. */
  finished() {
    const { state, holders } = this.table
    return state.outcome === null ? null : withoutIds(this.table.save(), holders)
  }

  /** Shows the table to somebody from now on; `since` is what their page knows already, `visit` what they saw the last time. */
  look(viewer: Viewer, since?: Visit, visit: Visit | null = null): void {
    this.flush()
    this.touched = this.hosting.now()
    this.audience.add(viewer)
    this.audience.sendState(
      viewer,
      this.audience.gazeOf(viewer.person).isLate ? -1 : this.firstUnknown(since),
    )
    this.tellPeople()
    void this.settled.then(() => this.audience.has(viewer) && this.speech.welcome(viewer))
    this.tellTime(this.audience.viewersNow().filter((one) => one === viewer))
    if (since !== undefined || visit === null || !this.owned.includes(viewer.person)) return
    const from = this.firstUnknown(visit)
    if (from >= 0 && from < this.table.history.length) this.audience.sendLater(viewer, { kind: 'away', from })
  }

  leave(viewer: Viewer): void {
    if (!this.audience.remove(viewer)) return
    this.touched = this.hosting.now()
    this.noteVisit(viewer.person)
    this.tellPeople()
  }

  /** Remembers how far somebody has seen, when no screen of theirs is left. */
  private noteVisit(who: string): void {
    if (this.audience.isLookedAtBy(who) || this.isLost) return
    this.hosting.days.left(this.record.id, who, { seq: this.seq, length: this.table.history.length })
  }

  /** Whether somebody has a screen at the table. */
  readonly isHere = (who: string): boolean => this.audience.isHere(who)

  /** The table as somebody sees it now, once everything before is on the disk; null where that failed. */
  async stateFor(who: string, from = this.table.history.length): Promise<StateMessage | null> {
    this.flush()
    this.touched = this.hosting.now()
    const state = this.audience.stateFor(who, from)
    return (await this.settled) ? state : null
  }

  /**
   * Makes rows its own that another process wrote, from this number on. False where it cannot: rows are missing between, or the game would
   * not go the same way; then the log must be read anew.
   */
  follow(from: number, rows: readonly LogRow[]): boolean {
    this.flush()
    if (this.isLost || from + rows.length <= this.seq) return true
    if (from > this.seq) return false
    // The process that wrote last moves the bots; this one waits longer and moves them only if that one does not.
    this.table.bots.pace = this.hosting.pace + BACKUP
    const fresh = rows.slice(this.seq - from)
    this.isFollowing = true
    try {
      for (const row of fresh) {
        if (!hasFollowed(this.table, row)) return false
        if (row.cmd !== undefined) this.commands.add(row.cmd)
        if (row.kind === 'seated') this.owned = ownersAfter(this.owned, row)
        this.seq++
      }
    } finally {
      this.isFollowing = false
    }
    this.showChanges(this.time.after(this.table, this.owned) !== null)
    return true
  }

  /** Another process wrote rows that this table cannot follow. */
  overtake(): void {
    this.lose(new Overtaken('the log has gone another way'))
  }

  /** Who looks at the table in another process. */
  isSeenElsewhere(process: string, people: readonly string[]): void {
    this.audience.knowElsewhere(process, people)
    this.showPeople()
  }

  /** Tells other processes who looks at it here. */
  tellHere(): void {
    this.hosting.hint({ kind: 'here', people: [...this.audience.peopleHere] })
  }

  /** Does what a command says, once, and resolves when it is on the disk. */
  async perform(who: string, command: Command): Promise<Outcome> {
    const cmd = `${who}/${command.id}`
    if (this.commands.has(cmd)) return { ...(await this.outcome()), again: true } as Outcome
    if (!this.owned.includes(who)) return { kind: 'refused', reasons: refusedBy('table.notYourSeat').reasons }
    return this.change(who, () => carryOut(this, who, command), cmd)
  }

  /** Somebody sits down on a seat that belongs to nobody. */
  sit(who: string, seat: Seat): Promise<Outcome> {
    const owner = this.owned[seat]
    if (owner === who) return this.outcome()
    if (owner !== '')
      return Promise.resolve({ kind: 'refused', reasons: refusedBy('table.notYourSeat').reasons })
    return this.change(who, () => this.table.seat(seat, person(who)))
  }

  /** A guest leaves the table for good, and who sits beside them: a bot plays their seats, which belong to nobody then. */
  async depart(who: string): Promise<Outcome> {
    for (const seat of seatsOfDevice(this.owned, who)) {
      this.leaving = seat
      const change = this.change(who, () => this.table.seat(seat, bot('greedy')))
      this.leaving = null
      const outcome = await change
      if (outcome.kind !== 'done') return outcome
    }
    return this.outcome()
  }

  /** Acts for everybody whose time is up. */
  timesUp(): Promise<void> {
    const { table, time } = this
    const once = async (cmd: string, act: () => Done): Promise<boolean> =>
      !this.isLost && !this.commands.has(cmd) && (await this.change('', act, cmd)).kind === 'done'
    const keep = (): Promise<void> => this.retime()
    return actForLate({ table, time, makeBot: this.hosting.makeBot, once, keep })
  }

  /** The deadlines have changed: writes them down and shows them. */
  async retime(): Promise<void> {
    await this.hosting.days.keep(this.record.id, this.time.timed())
    this.tellTime()
  }

  /** Writes down how the table stands, where that is not known yet. */
  async catchUp(): Promise<void> {
    const timed = this.time.after(this.table, this.owned)
    if (timed !== null) await this.hosting.days.keep(this.record.id, timed)
  }

  private async change(who: string, act: () => Done, cmd?: string): Promise<Outcome> {
    this.flush()
    this.touched = this.hosting.now()
    this.cause = cmd === undefined ? { person: who } : { person: who, cmd }
    try {
      const done = act()
      if (!done.ok) return { kind: 'refused', reasons: done.reasons }
    } finally {
      // Also where a rule of ours broke in the middle of an act: what was done before it stays done.
      this.flush()
      this.cause = { person: '' }
    }
    return this.outcome()
  }

  private async outcome(): Promise<Outcome> {
    if (await this.settled) return { kind: 'done', again: false }
    return { kind: this.isOvertaken ? 'overtaken' : 'lost' }
  }

  /** Whatever changed the table becomes rows; what bots do is written at the end of this turn. */
  private noted(change: Change): void {
    if (this.isFollowing) return this.marked(change)
    this.table.bots.pace = this.hosting.pace
    const by = this.cause.person
    const { cmd } = this.cause
    if (cmd !== undefined) this.commands.add(cmd)
    for (const row of rowsOf(change, this.table, by, this.leaving)) {
      this.made.push(cmd === undefined ? row : { ...row, cmd })
      if (row.kind === 'undo') this.undos.push({ seq: this.seq + this.made.length - 1, to: row.to })
      if (row.kind === 'seated') this.owned = ownersAfter(this.owned, row)
    }
    this.marked(change)
    if (this.isPlanned || by !== '') return
    this.isPlanned = true
    queueMicrotask(() => {
      this.isPlanned = false
      this.flush()
    })
  }

  /** Marks what everybody must be shown of a change. */
  private marked(change: Change): void {
    if (change.kind === 'answers') this.changedFrom = Math.min(this.changedFrom, change.from)
    if (change.kind === 'undo') this.changedFrom = Math.min(this.changedFrom, change.to)
    if (change.kind === 'seated') this.isReseated = true
    if (change.kind === 'request') this.isRequested = true
  }

  /** Sends what was done to the log; what it shows is computed now and told when it is written. */
  private flush(): void {
    if (this.made.length === 0 || this.isLost) return
    const rows = this.made
    const seq = this.seq
    this.made = []
    this.seq += rows.length
    const timed = this.time.after(this.table, this.owned)
    const part = { table: this.record.id, seq, rows, at: this.hosting.now() }
    const written = this.hosting.commits.append(timed === null ? part : { ...part, timed })
    this.settled = this.confirmed(this.settled, written)
    void this.settled.then((isWritten) => {
      if (isWritten) this.hosting.hint({ kind: 'rows', seq, rows })
    })
    this.showChanges(timed !== null)
    this.tellAway()
    void this.freezer.keep(this, EVERY)
  }

  /** Computes what has changed for everybody who looks; it is sent behind everything that is being written. */
  private showChanges(isTimed: boolean): void {
    const from = Math.min(this.changedFrom, this.table.history.length)
    if (this.isReseated) for (const viewer of this.audience.all) this.audience.sendState(viewer, from)
    else this.audience.sendUpdates(from)
    const { request } = this.table.permissions
    if (this.isRequested) this.audience.tellLater({ kind: 'request', request }, this.audience.viewersNow())
    if (isTimed) this.tellTime()
    this.changedFrom = Infinity
    this.isReseated = false
    this.isRequested = false
  }

  private tellTime(viewers: readonly Viewer[] = this.audience.viewersNow()): void {
    const clock = this.time.shown()
    if (clock !== null) this.audience.tellLater(clock, viewers)
  }

  /** Who is asked and not here is told elsewhere, once it is written. */
  private tellAway(): void {
    const away = this.time.situation.asked.filter(({ person: who }) => !this.isHere(who))
    if (away.length === 0) return
    void this.settled.then((isWritten) => {
      if (isWritten) this.hosting.days.asked(this.record, away)
    })
  }

  private async confirmed(before: Promise<boolean>, written: Promise<boolean>): Promise<boolean> {
    try {
      const [isFirst, isWritten] = await Promise.all([before, written])
      if (isFirst && isWritten) return true
      this.lose(new Overtaken('another process wrote to this log'))
    } catch (error) {
      this.lose(error)
    }
    return false
  }

  private lose(error: unknown): void {
    if (this.isLost) return
    this.isLost = true
    this.isOvertaken = error instanceof Overtaken
    this.table.close()
    this.hosting.lost(error, this.audience.clear())
  }

  private firstUnknown(since?: Visit): number {
    return firstUnknown(since, { seq: this.seq, length: this.table.history.length }, this.undos)
  }

  /** Tells everybody who is at the table, and who is away. */
  tellPeople(): void {
    this.tellHere()
    this.showPeople()
  }

  private showPeople(): void {
    this.audience.tellLater({ kind: 'people', people: this.audience.people() })
  }
}
