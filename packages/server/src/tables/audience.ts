import { NOBODY, type Seat } from '@quadriga/kernel'
import {
  deviceOf,
  difference,
  packedPatches,
  type Present,
  type Problem,
  type Seen,
  type ServerMessage,
  type StateMessage,
  type Told,
} from '@quadriga/protocol'
import { type Holder, openSeats, person, type Table } from '@quadriga/table'
import type { TableRecord } from '../store/store.ts'
import { Elsewhere } from './elsewhere.ts'
import { type Gaze, gazeNow, gazeOfWatchers, isSameGaze } from './gaze.ts'
import type { Hosting } from './hosting.ts'
import { seenBy, standingOf, toldFrom } from './shown.ts'
import { presentAt, seatOf, type Viewer } from './viewer.ts'

/** A table as those who look at it are told of it. */
export interface Shown {
  readonly record: TableRecord
  readonly table: Table
  readonly commitment: string
  readonly hosting: Hosting
  /** To whom each seat belongs, also while a bot plays it; '' for nobody. */
  readonly owners: readonly string[]
  /** Rows that were written or are on their way. */
  readonly rows: number
  /** Everything before is on the disk and told. */
  readonly settled: Promise<boolean>
}

/** Milliseconds in which somebody who lost their connection may come back; after them they count as gone. */
const GONE = 10_000

/** Everybody who looks at a table, and what each was shown. Whatever is sent waits for the rows before it. */
export class Audience {
  private readonly of: Shown
  private readonly viewers = new Set<Viewer>()
  private readonly elsewhere = new Elsewhere()
  /** When the last screen of a device went. */
  private readonly wentAt = new Map<string, number>()
  private readonly begun: number
  /** What was last shown through each seat. */
  private shown = new Map<Seat, Seen>()
  /** What those who look late were last shown. */
  private readonly lateGazes = new WeakMap<Viewer, Gaze>()

  constructor(of: Shown) {
    this.of = of
    this.begun = of.hosting.now()
  }

  get isEmpty(): boolean {
    return this.viewers.size === 0
  }

  get all(): Iterable<Viewer> {
    return this.viewers
  }

  has(viewer: Viewer): boolean {
    return this.viewers.has(viewer)
  }

  /** What a guest's devices and programs have open here. */
  ofGuest(guest: string): readonly Viewer[] {
    return [...this.viewers].filter(({ person: who }) => deviceOf(who) === guest)
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer)
  }

  remove(viewer: Viewer): boolean {
    this.wentAt.set(deviceOf(viewer.person), this.of.hosting.now())
    return this.viewers.delete(viewer)
  }

  /** Nobody looks any more. */
  clear(): readonly Viewer[] {
    const all = [...this.viewers]
    this.viewers.clear()
    return all
  }

  /** Who looks at the table in another process. */
  knowElsewhere(process: string, people: readonly string[]): void {
    this.elsewhere.know(process, people, this.of.hosting.now())
  }

  /** Who has a screen at the table in this process. */
  get peopleHere(): ReadonlySet<string> {
    return new Set([...this.viewers].map((viewer) => viewer.person))
  }

  /** Ends all connections; the people who had one. */
  end(why: Problem): ReadonlySet<string> {
    const who = this.peopleHere
    for (const viewer of this.viewers) viewer.end(why)
    this.viewers.clear()
    return who
  }

  /** Whether somebody's device has a screen at the table. */
  isHere(who: string): boolean {
    return this.devices().has(deviceOf(who))
  }

  /** Whether somebody's device has had no screen at the table for a while, as far as this process saw it. */
  hasGone(who: string): boolean {
    const since = this.wentAt.get(deviceOf(who)) ?? this.begun
    return !this.isHere(who) && this.of.hosting.now() - since >= GONE
  }

  /** Whether one of the screens shows what this person sees. */
  isLookedAtBy(who: string): boolean {
    return this.everybody().has(who)
  }

  /** Sends behind everything that is being written. */
  sendLater(viewer: Viewer, message: ServerMessage): void {
    void this.of.settled.then((isWritten) => {
      if (isWritten && this.viewers.has(viewer)) viewer.send(message)
    })
  }

  tellLater(message: ServerMessage, viewers: Iterable<Viewer> = this.viewers): void {
    for (const viewer of viewers) this.sendLater(viewer, message)
  }

  /** Through whose eyes a person looks: who has no seat here watches. */
  gazeOf(who: string): Gaze {
    const seat = seatOf(this.of.owners, who)
    if (seat === NOBODY) return gazeOfWatchers(this.of.table, this.of.record.contract.watchersSee ?? 'public')
    return gazeNow(this.of.table, openSeats(this.of.table.of, this.ownHolders(), seat))
  }

  /** Everybody who sees the table as it stands now. */
  viewersNow(): Viewer[] {
    return [...this.viewers].filter((viewer) => !this.gazeOf(viewer.person).isLate)
  }

  /** Who owns a seat sees its hand also while a bot plays it. */
  private ownHolders(): readonly Holder[] {
    return this.of.table.holders.map((holder, seat) => {
      const owner = this.of.owners[seat] ?? ''
      return owner === '' ? holder : person(owner)
    })
  }

  private seen(seat: Seat): Seen {
    const known = this.shown.get(seat) ?? seenBy(this.of.table.state, seat)
    this.shown.set(seat, known)
    return known
  }

  /** The table whole, with what was told of the answers from a number on. */
  sendState(viewer: Viewer, from: number): void {
    const gaze = this.gazeOf(viewer.person)
    if (gaze.isLate) this.lateGazes.set(viewer, gaze)
    this.sendLater(viewer, this.stateFor(viewer.person, from, gaze))
  }

  /** The table as somebody sees it. */
  stateFor(who: string, from: number, gaze = this.gazeOf(who)): StateMessage {
    const { table, record, rows: seq } = this.of
    const { id, game, contract, createdBy } = record
    // The number of rows would tell somebody who looks late how many answers they are not shown.
    const shownRows = gaze.isLate ? gaze.length : seq
    const first = Math.min(from, gaze.length)
    return {
      kind: 'state',
      seq: shownRows,
      from: first,
      told: toldFrom(table, this.of.hosting.of, first, gaze),
      ...standingOf(table, who, gaze),
      table: { id, game, contract, createdBy, commitment: this.of.commitment },
      you: { id: who, seat: seatOf(this.of.owners, who) },
      holders: [...table.holders],
      owners: [...this.of.owners],
      people: this.people(),
      views: this.viewsFor(gaze),
    }
  }

  /** The table as it stood: after so many answers, or in the midst of the next. */
  pastFor(who: string, at: number, events: number): Seen[] {
    const { history } = this.of.table
    const { seats, length } = this.gazeOf(who)
    const n = Math.min(at, length)
    const isWithin = events > 0 && n < length
    const state = isWithin ? history.stateWithin(n, events) : history.stateAt(n)
    return seats.map((seat) => seenBy(state, seat))
  }

  private viewsFor({ seats, length, isLate }: Gaze): Seen[] {
    const { table } = this.of
    if (isLate) return seats.map((seat) => seenBy(table.history.stateAt(length), seat))
    for (const seat of seats) this.shown.set(seat, seenBy(table.state, seat))
    return seats.map((seat) => this.seen(seat))
  }

  /** A patch is computed once for each seat, and told to everybody who looks through it. */
  sendUpdates(from: number): void {
    const { table, rows: seq } = this.of
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
      if (!told.has(key)) told.set(key, toldFrom(table, this.of.hosting.of, from, gaze))
      this.sendLater(viewer, {
        kind: 'update',
        seq,
        from,
        told: told.get(key) ?? [],
        ...standingOf(table, viewer.person, gaze),
        patches: packedPatches(seats.map((seat) => patches.get(seat) ?? { o: {} })),
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

  /** Who is at the table, and who is away. */
  people(): Present[] {
    return presentAt(this.everybody(), this.of.owners, this.of.hosting.nameOf)
  }

  private devices(): ReadonlySet<string> {
    return new Set([...this.everybody()].map(deviceOf))
  }

  private everybody(): ReadonlySet<string> {
    return new Set([...this.peopleHere, ...this.elsewhere.people(this.of.hosting.now())])
  }
}
