import { commitment, NOBODY, resume, type Seat } from '@quadriga/kernel'
import {
  type Command,
  difference,
  type Present,
  type Seen,
  type ServerMessage,
  type Told,
} from '@quadriga/protocol'
import { bot, type Change, type Done, type Holder } from '@quadriga/table'
import { giveLine, openSeats, person, refusedBy, Table } from '@quadriga/table'
import { Speech } from '../speech/speech.ts'
import type { LogRow, TableRecord } from '../store/store.ts'
import { type Gaze, gazeNow, gazeOfWatchers, isSameGaze } from './gaze.ts'
import type { Hosting, Outcome } from './hosting.ts'
import { ownersAfter, type Replayed, withoutIds } from './replayed.ts'
import { rowsOf } from './rowsOf.ts'
import { seenBy, standingOf, toldFrom } from './shown.ts'
import { seatOf, type Viewer } from './viewer.ts'

/**
 * A table of a server: the authority in memory, its log, and everybody who looks. What changes is written first and told when it
 * is on the disk; whatever is sent waits for the rows before it.
 */
export class HostedTable {
  readonly record: TableRecord
  readonly table: Table
  readonly commitment: string
  readonly speech: Speech
  private readonly hosting: Hosting
  private readonly viewers = new Set<Viewer>()
  private readonly commands: Set<string>
  private readonly undos: { readonly seq: number; readonly to: number }[]
  private owned: readonly string[]
  /** Rows that were written or are on their way. */
  private seq: number
  /** Who caused the change that is being made, and by which command. */
  private cause: { readonly person: string; readonly cmd?: string } = { person: '' }
  private made: LogRow[] = []
  private changedFrom = Infinity
  private isReseated = false
  private isPlanned = false
  /** What was last shown through each seat. */
  private shown = new Map<Seat, Seen>()
  /** What those who look late were last shown. */
  private readonly lateGazes = new WeakMap<Viewer, Gaze>()
  /** Everything before is on the disk and told. */
  private settled: Promise<boolean> = Promise.resolve(true)
  isLost = false
  /** When somebody last looked or acted. */
  touched: number

  constructor(record: TableRecord, rows: number, log: Replayed, hosting: Hosting) {
    const { of, clock, makeBot, pace } = hosting
    const result = resume(of.game, log.save)
    if (!result.ok) throw new Error(`table ${record.id} cannot be laid: ${result.reasons[0]?.key ?? ''}`)
    const { history, stopped } = result.resumed
    this.record = record
    this.hosting = hosting
    this.seq = rows
    this.owned = log.owners
    this.undos = [...log.undos]
    this.commands = new Set(log.commands)
    this.commitment = commitment(record.seed)
    this.touched = hosting.now()
    this.table = new Table({
      of,
      history,
      holders: log.holders,
      clock,
      makeBot,
      pace,
      fair: record.contract.fair,
      era: log.undos.length,
      readOnly: stopped !== null,
    })
    this.speech = new Speech({
      viewers: () => this.viewers,
      isPlayer: (who) => this.owned.includes(who),
      areApart: hosting.areApart,
    })
    this.table.subscribe((change) => this.noted(change))
    this.table.bots.wake()
  }

  get owners(): readonly string[] {
    return this.owned
  }

  get isWatched(): boolean {
    return this.viewers.size > 0
  }

  /** Whether it can be put away: nobody looks, and nothing happens by itself. */
  get isIdle(): boolean {
    const { state, holders } = this.table
    const botMoves = state.pending.some(({ seat, open }) => !open && holders[seat]?.kind === 'bot')
    return !this.isWatched && this.made.length === 0 && (state.outcome !== null || !botMoves)
  }

  /** Everything that was done is on the disk. */
  async rest(): Promise<void> {
    this.flush()
    await this.settled
  }

  close(): void {
    this.table.close()
    for (const viewer of this.viewers) viewer.end('stopping')
    this.viewers.clear()
  }

  /** The finished game as a file; null while it is played, for it would tell the seed. */
  finished() {
    const { state, holders } = this.table
    return state.outcome === null ? null : withoutIds(this.table.save(), holders)
  }

  /** Shows the table to somebody from now on; `since` is what their page knows already. */
  look(viewer: Viewer, since?: { readonly seq: number; readonly length: number }): void {
    this.flush()
    this.touched = this.hosting.now()
    this.viewers.add(viewer)
    this.sendState(viewer, this.gazeOf(viewer.person).isLate ? -1 : this.firstUnknown(since))
    this.tellPeople()
    void this.settled.then(() => this.viewers.has(viewer) && this.speech.welcome(viewer))
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return
    this.touched = this.hosting.now()
    this.tellPeople()
  }

  /** The table as it stood, through somebody's eyes. */
  past(who: string, at: number, events: number): readonly Seen[] {
    const { history } = this.table
    const { seats, length } = this.gazeOf(who)
    const n = Math.min(at, length)
    const isWithin = events > 0 && n < length
    const state = isWithin ? history.stateWithin(n, events) : history.stateAt(n)
    return seats.map((seat) => seenBy(state, seat))
  }

  /** Does what a command says, once, and resolves when it is on the disk. */
  async perform(who: string, command: Command): Promise<Outcome> {
    const cmd = `${who}/${command.id}`
    if (this.commands.has(cmd)) return { ...(await this.outcome()), again: true } as Outcome
    if (!this.owned.includes(who)) return { kind: 'refused', reasons: refusedBy('table.notYourSeat').reasons }
    return this.change(who, () => this.carryOut(who, command), cmd)
  }

  /** Somebody sits down on a seat that belongs to nobody. */
  sit(who: string, seat: Seat): Promise<Outcome> {
    const owner = this.owned[seat]
    if (owner === who) return this.outcome()
    if (owner !== '')
      return Promise.resolve({ kind: 'refused', reasons: refusedBy('table.notYourSeat').reasons })
    return this.change(who, () => this.table.seat(seat, person(who)))
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
    return (await this.settled) ? { kind: 'done', again: false } : { kind: 'lost' }
  }

  private carryOut(who: string, command: Command): Done {
    const { table } = this
    const { permissions } = table
    if (command.kind !== 'consent' && command.era !== table.era) return refusedBy('table.otherEra')
    switch (command.kind) {
      case 'answer': {
        const { decision, seat, picks, line = [] } = command
        return giveLine(table, { decision, seat, picks }, line, who, command.era)
      }
      case 'undo':
        return permissions.ask(who, command.to)
      case 'redo':
        return permissions.redo(who)
      case 'consent':
        return permissions.consent(command.request, who, command.agrees)
      case 'giveToBot':
        return this.mayGive(who, command.seat)
          ? table.seat(command.seat, bot(command.bot))
          : refusedBy('table.notYourSeat')
      case 'takeBack':
        return this.owned[command.seat] === who
          ? table.seat(command.seat, person(who))
          : refusedBy('table.notYourSeat')
    }
  }

  /** One's own seat, or that of somebody who is away or has not come yet. */
  private mayGive(who: string, seat: Seat): boolean {
    const owner = this.owned[seat]
    return owner !== undefined && (owner === who || ![...this.viewers].some((one) => one.person === owner))
  }

  /** Whatever changed the table becomes rows; what bots do is written at the end of this turn. */
  private noted(change: Change): void {
    const by = this.cause.person
    const { cmd } = this.cause
    if (cmd !== undefined) this.commands.add(cmd)
    for (const row of rowsOf(change, this.table, by)) {
      this.made.push(cmd === undefined ? row : { ...row, cmd })
      if (row.kind === 'undo') this.undos.push({ seq: this.seq + this.made.length - 1, to: row.to })
      if (row.kind === 'seated') this.owned = ownersAfter(this.owned, row.seat, row.holder)
    }
    if (change.kind === 'answers') this.changedFrom = Math.min(this.changedFrom, change.from)
    if (change.kind === 'undo') this.changedFrom = Math.min(this.changedFrom, change.to)
    if (change.kind === 'seated') this.isReseated = true
    if (change.kind === 'request')
      this.tellLater({ kind: 'request', request: this.table.permissions.request }, this.viewersNow())
    if (this.isPlanned || by !== '') return
    this.isPlanned = true
    queueMicrotask(() => {
      this.isPlanned = false
      this.flush()
    })
  }

  /** Sends what was done to the log; what it shows is computed now and told when it is written. */
  private flush(): void {
    if (this.made.length === 0 || this.isLost) return
    const rows = this.made
    const from = Math.min(this.changedFrom, this.table.history.length)
    const seq = this.seq
    this.made = []
    this.changedFrom = Infinity
    this.seq += rows.length
    const written = this.hosting.commits.append({ table: this.record.id, seq, rows, at: this.hosting.now() })
    this.settled = this.confirmed(this.settled, written)
    if (this.isReseated) for (const viewer of this.viewers) this.sendState(viewer, from)
    else this.sendUpdates(from)
    this.isReseated = false
  }

  private async confirmed(before: Promise<boolean>, written: Promise<boolean>): Promise<boolean> {
    try {
      const [isFirst, isWritten] = await Promise.all([before, written])
      if (isFirst && isWritten) return true
      this.lose(new Error('another process wrote to this log'))
    } catch (error) {
      this.lose(error)
    }
    return false
  }

  private lose(error: unknown): void {
    if (this.isLost) return
    this.isLost = true
    this.table.close()
    for (const viewer of this.viewers) viewer.end('trouble')
    this.viewers.clear()
    this.hosting.lost(error)
  }

  /** Sends behind everything that is being written. */
  private sendLater(viewer: Viewer, message: ServerMessage): void {
    void this.settled.then((isWritten) => {
      if (isWritten && this.viewers.has(viewer)) viewer.send(message)
    })
  }

  private tellLater(message: ServerMessage, viewers: Iterable<Viewer> = this.viewers): void {
    for (const viewer of viewers) this.sendLater(viewer, message)
  }

  /** Through whose eyes a person looks: who has no seat here watches. */
  private gazeOf(who: string): Gaze {
    const seat = seatOf(this.owned, who)
    if (seat === NOBODY) return gazeOfWatchers(this.table, this.record.contract.watchersSee ?? 'public')
    return gazeNow(this.table, openSeats(this.table.of, this.ownHolders(), seat))
  }

  /** Everybody who sees the table as it stands now. */
  private viewersNow(): Viewer[] {
    return [...this.viewers].filter((viewer) => !this.gazeOf(viewer.person).isLate)
  }

  /** Who owns a seat sees its hand also while a bot plays it. */
  private ownHolders(): readonly Holder[] {
    return this.table.holders.map((holder, seat) => {
      const owner = this.owned[seat] ?? ''
      return owner === '' ? holder : person(owner)
    })
  }

  private seen(seat: Seat): Seen {
    const known = this.shown.get(seat) ?? seenBy(this.table.state, seat)
    this.shown.set(seat, known)
    return known
  }

  private sendState(viewer: Viewer, from: number): void {
    const { table, record, seq } = this
    const { id, game, contract, createdBy } = record
    const who = viewer.person
    const gaze = this.gazeOf(who)
    if (gaze.isLate) this.lateGazes.set(viewer, gaze)
    const first = Math.min(from, gaze.length)
    this.sendLater(viewer, {
      kind: 'state',
      seq,
      from: first,
      told: toldFrom(table, this.hosting.of, first, gaze),
      ...standingOf(table, who, gaze),
      table: { id, game, contract, createdBy, commitment: this.commitment },
      you: { id: who, seat: seatOf(this.owned, who) },
      holders: [...table.holders],
      owners: [...this.owned],
      people: this.people(),
      views: this.viewsFor(gaze),
    })
  }

  private viewsFor({ seats, length, isLate }: Gaze): Seen[] {
    const { table } = this
    if (isLate) return seats.map((seat) => seenBy(table.history.stateAt(length), seat))
    for (const seat of seats) this.shown.set(seat, seenBy(table.state, seat))
    return seats.map((seat) => this.seen(seat))
  }

  /** A patch is computed once for each seat, and told to everybody who looks through it. */
  private sendUpdates(from: number): void {
    const { table, seq } = this
    const before = this.shown
    this.shown = new Map()
    const patches = new Map<Seat, ReturnType<typeof difference>>()
    const told = new Map<string, Told[]>()
    for (const viewer of this.viewers) {
      const gaze = this.gazeOf(viewer.person)
      const late = this.lateGazes.get(viewer)
      if (gaze.isLate || late !== undefined) {
        this.sendLate(viewer, late, gaze, from)
        continue
      }
      const { seats } = gaze
      const key = seats.join()
      for (const seat of seats)
        if (!patches.has(seat)) patches.set(seat, difference(before.get(seat), this.seen(seat)))
      if (!told.has(key)) told.set(key, toldFrom(table, this.hosting.of, from, gaze))
      this.sendLater(viewer, {
        kind: 'update',
        seq,
        from,
        told: told.get(key) ?? [],
        ...standingOf(table, viewer.person, gaze),
        patches: seats.map((seat) => patches.get(seat) ?? { o: {} }),
      })
    }
  }

  /** Who looks late is told nothing at all until there is something to see. */
  private sendLate(viewer: Viewer, before: Gaze | undefined, gaze: Gaze, from: number): void {
    if (gaze.isLate && isSameGaze(before, gaze)) return
    if (!gaze.isLate) this.lateGazes.delete(viewer)
    const isThroughOthers = before?.seats.join() !== gaze.seats.join()
    this.sendState(viewer, isThroughOthers ? -1 : Math.min(from, before?.length ?? -1))
  }

  /** The first answer that a page does not know as it is now. */
  private firstUnknown(since?: { readonly seq: number; readonly length: number }): number {
    if (since === undefined || since.seq > this.seq) return -1
    const undone = this.undos.filter(({ seq }) => seq >= since.seq).map(({ to }) => to)
    return Math.min(since.length, this.table.history.length, ...undone)
  }

  private people(): Present[] {
    const here = new Set([...this.viewers].map((viewer) => viewer.person))
    const all = new Set([...this.owned.filter((owner) => owner !== ''), ...here])
    return [...all].map((id) => ({ id, name: this.hosting.nameOf(id), isHere: here.has(id) }))
  }

  /** Tells everybody who is at the table, and who is away. */
  tellPeople(): void {
    this.tellLater({ kind: 'people', people: this.people() })
  }
}
