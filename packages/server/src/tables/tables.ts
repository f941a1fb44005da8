import { commitment } from '@quadriga/kernel'
import {
  type Command,
  type CreatedTable,
  deviceOf,
  type GameId,
  type Invited,
  type NewTable,
} from '@quadriga/protocol'
import type { BotMaker, Clock } from '@quadriga/table'
import type { PersonClock, Vacation } from '../days/clocks.ts'
import type { TableDays } from '../days/tableDays.ts'
import type { Vacations } from '../days/vacations.ts'
import { EVERYBODY, type Hint, type Hints } from '../hints/hints.ts'
import { hashed, randomText } from '../secrets.ts'
import type { Blocks } from '../speech/blocks.ts'
import type { Note } from '../start/journal.ts'
import type { GroupCommit } from '../store/groupCommit.ts'
import type { Visit } from '../store/daysStore.ts'
import type { GuestRecord, Store, TableRecord } from '../store/store.ts'
import type { Ties } from '../store/togetherStore.ts'
import { comingToKnow, copiesOf, mayTellSeed } from '../together/deals.ts'
import { dismissed } from './dismissed.ts'
import { Following } from './following.ts'
import { servedGame } from './games.ts'
import { holdersAtFirst } from './holdersAtFirst.ts'
import { HostedTable } from './hostedTable.ts'
import { type Outcome, Overtaken } from './hosting.ts'
import { laidRecord } from './laidRecord.ts'
import type { Names } from './names.ts'
import { publicSetup } from './publicSetup.ts'
import { readTable } from './readTable.ts'
import { no, type Result, yes } from './result.ts'
import { seatsOfDevice, type Viewer } from './viewer.ts'
import { byInvitation, byOffer, type FoundSeat, type WayIn } from './waysIn.ts'

/** What the tables need of their server. */
export interface TablesParts {
  readonly store: Store
  readonly commits: GroupCommit
  readonly names: Names
  readonly blocks: Blocks
  readonly vacations: Vacations
  readonly asked: TableDays['asked']
  readonly clock: Clock
  readonly makeBot: (game: GameId) => BotMaker
  /** Milliseconds before a bot moves. */
  readonly pace: number
  readonly now: () => number
  readonly drawSeed: () => string
  /** Anybody may find tables that are listed. */
  readonly hasOpenList: boolean
  /** The way to other processes that share the store; null where there are none. */
  readonly hints: Hints | null
  readonly note: Note
  readonly trouble: (table: string, error: unknown) => void
}

/** A table and the seats of it that are offered; -1 to watch. */
interface Led {
  readonly seats: readonly FoundSeat[]
  readonly table: HostedTable
}

/** Milliseconds for which a table that nobody looks at stays in memory. */
const READY = 60_000
/** Tables that are looked at in one sweep of the clocks. */
const MOST_DUE = 200

/** All tables of a server: those in memory, and the way to all others. */
export class Tables {
  private readonly parts: TablesParts
  private readonly open = new Map<string, Promise<HostedTable | null>>()
  private readonly following: Following | null

  constructor(parts: TablesParts) {
    const { store, hints, names, blocks, trouble } = parts
    this.parts = parts
    this.following = hints && new Following({ store, hints, names, blocks, open: this.open, trouble })
  }

  get size(): number {
    return this.open.size
  }

  /** A table in memory, built from its log where it is not there yet; null where there is none. */
  table(id: string): Promise<HostedTable | null> {
    const known = this.open.get(id) ?? this.opened(id)
    this.open.set(id, known)
    return known
  }

  private async opened(id: string): Promise<HostedTable | null> {
    const { store, commits, clock, makeBot, pace, now, names, blocks, hints, trouble } = this.parts
    try {
      const record = await store.table(id)
      if (record === null) {
        this.open.delete(id)
        return null
      }
      await this.following?.begin(id)
      const read = await readTable(store, record)
      const of = servedGame(record.game)
      const failed = (error: unknown): void => trouble(id, error)
      const hint = (what: Hint): void => hints?.tell(id, what)
      await Promise.all([names.learn(read.log.owners), this.parts.vacations.learn(read.log.owners)])
      const table = new HostedTable(record, read, {
        of,
        commits,
        clock,
        makeBot: makeBot(record.game),
        pace,
        now,
        nameOf: (who) => names.of(who),
        days: this.days(),
        freeze: (now) => store.putSnapshot(id, now).catch(failed),
        talk: {
          areApart: (one, other) => blocks.areApart(one, other),
          keep: (who, agrees) => store.setTalker(id, who, agrees).catch(failed),
          hint,
        },
        hint,
        lost: (error, viewers) => this.wasLost(id, error, viewers),
      })
      await table.catchUp()
      return table
    } catch (error) {
      this.forget(id)
      throw error
    }
  }

  private forget(id: string): void {
    this.open.delete(id)
    this.following?.end(id)
  }

  /** Where another process was first, its rows are read and everybody goes on; otherwise clients come back when they can. */
  private wasLost(id: string, error: unknown, viewers: readonly Viewer[]): void {
    this.forget(id)
    const end = (): void => viewers.forEach((viewer) => viewer.end('trouble'))
    if (!(error instanceof Overtaken)) {
      this.parts.trouble(id, error)
      return end()
    }
    if (viewers.length === 0) return
    this.table(id)
      .then((again) => {
        if (again !== null) for (const viewer of viewers) viewer.move(again)
      })
      .catch((fault: unknown) => {
        this.parts.trouble(id, fault)
        end()
      })
  }

  /** Reads what other processes wrote to the log of a table; true where that was something. */
  async catchUp(table: HostedTable): Promise<boolean> {
    return (await this.following?.catchUpWith(table)) ?? false
  }

  /** Does what a command says: again, at the table as it is now, where another process was first or this one was behind the log. */
  async perform(table: HostedTable, guest: string, command: Command, tries = 5): Promise<Outcome> {
    const outcome = await table.perform(guest, command)
    const isLate = outcome.kind === 'refused' && (await this.catchUp(table))
    if (tries === 0 || (outcome.kind !== 'overtaken' && !isLate)) return outcome
    const now = await this.table(table.record.id)
    return now === null ? outcome : this.perform(now, guest, command, tries - 1)
  }

  private days(): TableDays {
    const { store, vacations, asked, trouble } = this.parts
    return {
      vacationOf: (who) => vacations.of(who),
      asked,
      left: (table, who, visit) =>
        void store.putVisit(who, table, visit).catch((error: unknown) => trouble(table, error)),
      keep: (table, timed) => store.putSituation(table, timed),
    }
  }

  /** Where somebody has a screen at a table that is in memory. */
  async isHere(id: string, who: string): Promise<boolean> {
    return (await this.open.get(id))?.isHere(who) ?? false
  }

  /** How far a guest had seen a table when they last left it. */
  visitOf(id: string, guest: string): Promise<Visit | null> {
    return this.parts.store.visit(guest, id)
  }

  /** Acts at every table where a clock has run out. */
  async timesUp(): Promise<void> {
    const { store, vacations, now, trouble } = this.parts
    for (const id of await store.due(now(), MOST_DUE))
      try {
        const table = await this.table(id)
        await vacations.learn(table?.owners ?? [])
        await table?.timesUp()
      } catch (error) {
        trouble(id, error)
      }
  }

  /** Somebody's clocks stand still for a while, at all their tables. */
  async goOnVacation(guest: string, vacation: Vacation): Promise<void> {
    const { store, vacations } = this.parts
    await vacations.learn([guest])
    const tables = await store.tablesOf(guest, MOST_DUE)
    const isRunning = ([who, { since }]: [string, PersonClock]): boolean =>
      deviceOf(who) === guest && since !== null
    const running = tables.filter(({ situation }) => Object.entries(situation?.clocks ?? {}).some(isRunning))
    const opened = await Promise.all(running.map(({ record: { id } }) => this.table(id)))
    // What was used so far stays used, whatever the vacation is from now on.
    for (const table of opened) table?.time.settleAt(guest)
    await vacations.put(guest, vacation)
    for (const table of opened) await table?.retime()
  }

  /** Leaves a table for good: what is not over is played on by a bot. */
  async leave(id: string, guest: string): Promise<Result<null>> {
    const table = await this.table(id)
    const { store } = this.parts
    const isIn = table !== null && (table.isFor(guest) || (await store.isMember(id, guest)))
    if (!isIn) return no('notFound')
    // Whoever still has the link by which they came does not come by it again.
    await store.removeInvitations(id, seatsOfDevice(table.owners, guest))
    if (table.table.state.outcome === null && (await table.depart(guest)).kind === 'lost')
      throw new Error('the log could not be written')
    table.speech.speak(guest, { kind: 'talk', agrees: false })
    await store.removeMember(id, guest)
    await this.dismiss(guest, id)
    this.parts.hints?.tell(EVERYBODY, { kind: 'gone', person: guest, table: id })
    return yes(null)
  }

  /** Ends what somebody has open in this process: at one table, where they may not look any more, or at all of them. */
  async dismiss(guest: string, id: string | null): Promise<void> {
    const opened = id === null ? [...this.open.values()] : [this.open.get(id)]
    for (const one of opened) dismissed(await one, guest, id === null ? 'trouble' : 'noTable')
  }

  /** The table, where this guest may look at it. */
  async seenBy(id: string, guest: string): Promise<HostedTable | null> {
    const table = await this.table(id)
    if (table === null || table.isFor(guest)) return table
    const mayWatch = table.record.contract.watchers && (await this.parts.store.isMember(id, guest))
    return mayWatch ? table : null
  }

  /** Begins a game; the seed is drawn here and told to nobody. */
  async create(
    guest: GuestRecord,
    { game, setup, seats, contract }: NewTable,
    ties: Ties = {},
    seed = this.parts.drawSeed(),
  ): Promise<Result<CreatedTable>> {
    const at = this.parts.now()
    const holders = await holdersAtFirst(this.parts.store, guest.id, seats, at)
    if (holders === null) return no('taken')
    const laid = laidRecord({ game, setup, contract, holders, createdBy: guest.id, seed, at })
    if (!laid.ok) return laid
    const of = (wanted: string) => seats.flatMap(({ kind }, seat) => (kind === wanted ? [seat] : []))
    this.parts.names.know(guest)
    return this.put(laid.value, of('invited'), {
      ...ties,
      offers: of('open').map((seat) => ({ seat, guest: '' })),
    })
  }

  /** Puts a table that can begin on the server, with invitations to these seats. */
  async put(record: TableRecord, invited: readonly number[], ties: Ties): Promise<Result<CreatedTable>> {
    const { id, contract } = record
    const invitations = [...invited, ...(contract.watchers ? [-1] : [])].map((seat) => ({
      seat,
      code: randomText(16),
    }))
    const hashes = invitations.map(({ seat, code }) => ({ hash: hashed(code), table: id, seat }))
    if (!(await this.parts.store.addTable(record, hashes, ties))) return no('taken')
    this.parts.note('table created', { table: id, game: record.game, seats: record.holders.length })
    // Opened, it writes down how it stands: who is asked, and by when.
    await this.table(id)
    return yes({ id, invitations })
  }

  /** A new invitation to a seat that belongs to nobody, or to watch; who sits at the table may ask for it. */
  async invite(id: string, guest: string, seat: number): Promise<Result<{ seat: number; code: string }>> {
    const table = await this.table(id)
    if (table === null || !table.isFor(guest)) return no('notFound')
    if (seat < 0 ? !table.record.contract.watchers : table.owners[seat] === undefined) return no('notFound')
    if (seat >= 0 && table.owners[seat] !== '') return no('taken')
    const code = randomText(16)
    await this.parts.store.putInvitation({ hash: hashed(code), table: id, seat })
    return yes({ seat, code })
  }

  /** Where somebody is let in; nowhere for somebody whom one of the players blocks, or who blocks one of them. */
  private async led(way: WayIn, guest: string | null): Promise<Led | null> {
    const { store, blocks, hasOpenList } = this.parts
    const found =
      'code' in way ? await byInvitation(store, way.code) : await byOffer(store, way, guest, hasOpenList)
    const table = found === null ? null : await this.table(found.table)
    if (found === null || table === null) return null
    if (found.seats[0]?.seat === -1 && !table.record.contract.watchers) return null
    const others = new Set(table.owners.map(deviceOf).filter((owner) => owner !== '' && owner !== guest))
    for (const other of others) if (guest !== null && (await blocks.keepApart(guest, other))) return null
    return { seats: found.seats, table }
  }

  /** What an invitation leads to, before anybody joins. */
  async lookAt(way: WayIn, guest: string | null): Promise<Result<Invited>> {
    const found = await this.led(way, guest)
    if (found === null) return no('notFound')
    const { seats, table } = found
    const { id, game, setup, contract, createdBy, seed } = table.record
    await this.parts.names.learn([createdBy])
    const nameOf = (who: string): string => this.parts.names.of(who)
    return yes({
      table: id,
      game,
      setup: publicSetup(setup),
      contract,
      commitment: commitment(seed),
      from: nameOf(createdBy),
      seat: seats[0]?.seat ?? -1,
      seats: table.table.holders.map(({ kind, id: who }) => ({
        kind,
        name: kind === 'person' ? nameOf(who) : who,
      })),
      isSeated: guest !== null && table.isFor(guest),
      copies: await copiesOf(this.parts.store, id),
    })
  }

  /** Sits down where somebody is let in; who sits there already may come again. */
  async join(way: WayIn, guest: GuestRecord): Promise<Result<{ table: string; seat: number }>> {
    const found = await this.led(way, guest.id)
    if (found === null) return no('notFound')
    const { seats, table } = found
    const { id } = table.record
    this.parts.names.know(guest)
    const knowing = await comingToKnow(this.parts.store, id, guest.id)
    if (knowing === null) return no('known')
    for (const { seat, who = guest.id } of seats.filter((one) => one.seat >= 0)) {
      const outcome = await table.sit(who, seat)
      if (outcome.kind === 'refused') {
        await knowing.release()
        return no('taken')
      }
      if (outcome.kind === 'overtaken') return this.join(way, guest)
      if (outcome.kind === 'lost') throw new Error('the log could not be written')
    }
    await this.parts.store.addMember(id, guest.id)
    for (const { seat } of seats) await this.parts.store.removeOffer(id, seat)
    return yes({ table: id, seat: seats[0]?.seat ?? -1 })
  }

  /** A finished game as a file, for who sits there. */
  async finished(id: string, guest: string) {
    const table = await this.seenBy(id, guest)
    if (table === null) return no('notFound')
    await table.rest()
    const save = table.finished()
    if (save === null) return no('running')
    // While other tables have the same cards and dice, the seed is their secret too.
    if (!(await mayTellSeed(this.parts.store, id))) return no('withheld')
    return yes({ save, commitment: table.commitment })
  }

  /** Somebody took another name: where they sit, it is told. */
  async renamed(guest: GuestRecord): Promise<void> {
    this.parts.names.know(guest)
    for (const opened of this.open.values()) {
      const table = await opened
      if (table?.isFor(guest.id) === true) table.tellPeople()
    }
  }

  /** Puts away what nobody has looked at for a while. */
  async sweep(): Promise<void> {
    const before = this.parts.now() - READY
    for (const [id, opened] of this.open) {
      const table = await opened
      if (table === null || !table.isIdle || table.touched > before) continue
      await table.putAway()
      if (!table.isIdle) continue
      this.forget(id)
      table.close()
    }
  }

  /** Finishes what was accepted and ends all connections. */
  async close(): Promise<void> {
    const all = (await Promise.all(this.open.values())).filter((table) => table !== null)
    await Promise.all(all.map((table) => table.putAway()))
    for (const table of all) table.close()
    this.open.clear()
    await this.following?.close()
  }
}
