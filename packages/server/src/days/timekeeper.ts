import { type Contract, deviceOf, paceTimes, type ServerMessage } from '@quadriga/protocol'
import { anyEyeOf, type Table } from '@quadriga/table'
import type { TimedSituation } from '../store/daysStore.ts'
import { clocksAfter, firstDeadline, leftAt, settled, type VacationOf, whoseTimeIsUp } from './clocks.ts'
import { askedOf, isUnderWay, keyOf, type Situation } from './situation.ts'

/** What the clocks of a table need of its server. */
export interface Timekeeping {
  readonly now: () => number
  readonly vacationOf: VacationOf
}

const nothing: Situation = { round: 0, isOver: false, holders: [], owners: [], asked: [], clocks: {} }

/** Keeps the situation of a table: who is asked, and the clocks of those who are. */
export class Timekeeper {
  readonly contract: Contract
  private readonly keeping: Timekeeping
  private known: Situation
  private key: string

  constructor(contract: Contract, known: Situation | null, keeping: Timekeeping) {
    this.contract = contract
    this.keeping = keeping
    this.known = known ?? nothing
    this.key = known === null ? '' : keyOf(known)
  }

  get situation(): Situation {
    return this.known
  }

  /** What a change made of the situation; null where it says what it said before. */
  after(table: Table, owners: readonly string[]): TimedSituation | null {
    const asked = askedOf(table)
    const { round } = table.of.moment(anyEyeOf(table.state))
    const { holders, state } = table
    const clocks = this.clocksOf(table, [...new Set(asked.map(({ person }) => person))])
    const { outcome } = state
    const ending = outcome === null ? {} : { winners: outcome.winners }
    this.known = { round, isOver: outcome !== null, ...ending, holders, owners, asked, clocks }
    const key = keyOf(this.known)
    if (key === this.key) return null
    this.key = key
    return this.timed()
  }

  private clocksOf(table: Table, asked: readonly string[]): Situation['clocks'] {
    const times = paceTimes[this.contract.pace ?? 'none']
    if (times === null) return {}
    const { now, vacationOf } = this.keeping
    return clocksAfter(this.known.clocks, isUnderWay(table) ? asked : [], now(), times, vacationOf)
  }

  timed(): TimedSituation {
    return { situation: this.known, deadline: firstDeadline(this.known.clocks, this.keeping.vacationOf) }
  }

  /** Whose time is up now. */
  get late(): readonly string[] {
    const { now, vacationOf } = this.keeping
    return whoseTimeIsUp(this.known.clocks, now(), vacationOf)
  }

  /** What the clocks at a guest's device used until now stays used: their vacation is about to become another one. */
  settleAt(guest: string): void {
    for (const person of Object.keys(this.known.clocks)) if (deviceOf(person) === guest) this.settle(person)
  }

  private settle(person: string): void {
    const { now, vacationOf } = this.keeping
    const clock = this.known.clocks[person]
    if (clock === undefined) return
    const clocks = { ...this.known.clocks, [person]: settled(clock, now(), vacationOf(person)) }
    this.known = { ...this.known, clocks }
    this.key = keyOf(this.known)
  }

  /** What clocks show; null where there are none. */
  shown(): Extract<ServerMessage, { kind: 'clock' }> | null {
    if (paceTimes[this.contract.pace ?? 'none'] === null) return null
    const { now, vacationOf } = this.keeping
    const at = now()
    const clocks = Object.entries(this.known.clocks).map(([person, clock]) => {
      const vacation = vacationOf(person)
      const isAway = vacation !== null && vacation.from <= at && at < vacation.until
      return {
        person,
        left: leftAt(clock, at, vacation),
        runs: clock.since !== null && !isAway,
        vacation: isAway ? vacation.until : null,
      }
    })
    return { kind: 'clock', at, clocks }
  }
}
