import type { Seat } from '@quadriga/kernel'
import { type Holder, isHeldBy, type Table } from '@quadriga/table'
import type { Clocks } from './clocks.ts'

/** A question that a person has to answer. */
export interface AskedSeat {
  readonly seat: Seat
  /** Undo count and number of the question: together they never come again. */
  readonly question: string
  readonly person: string
}

/** How a table stands, for those who are not at it: kept beside its log so that nobody need read that. */
export interface Situation {
  readonly round: number
  readonly isOver: boolean
  /** Seats that won, once it is over; missing in situations that were written before. */
  readonly winners?: readonly Seat[]
  readonly holders: readonly Holder[]
  /** To whom each seat belongs; '' for nobody. */
  readonly owners: readonly string[]
  readonly asked: readonly AskedSeat[]
  readonly clocks: Clocks
}

/** The questions that wait for people. What may be let lie waits for nobody. */
export function askedOf({ state, holders, era }: Table): readonly AskedSeat[] {
  if (state.outcome !== null) return []
  return state.pending
    .filter(({ seat, open }) => !open && isHeldBy(holders, seat))
    .map(({ seat, id }) => ({ seat, question: `${era}.${id}`, person: holders[seat]?.id ?? '' }))
}

/** Whether the clocks of a table run: everybody has come, and it is not over. */
export function isUnderWay({ state, holders }: Table): boolean {
  return state.outcome === null && holders.every(({ kind }) => kind !== 'absent')
}

/** What of a situation makes it worth writing again: not every answer of a long turn does. */
export function keyOf({ round, isOver, winners = [], holders, owners, asked, clocks }: Situation): string {
  const people = asked.map(({ seat, person }) => `${seat}${person}`)
  return JSON.stringify([round, isOver, winners, holders, owners, people, clocks])
}
