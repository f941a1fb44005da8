import type { PaceTimes } from '@quadriga/protocol'

/** A person's clock: what was left when it last started or stopped, and since when it runs. */
export interface PersonClock {
  readonly left: number
  /** Null while it stands. */
  readonly since: number | null
}

/** The clocks of a table, by person. */
export type Clocks = Readonly<Record<string, PersonClock>>

/** A time in which a person's clocks stand still. */
export interface Vacation {
  readonly from: number
  readonly until: number
}

export type VacationOf = (person: string) => Vacation | null

/** When a clock that runs since then has used up what was left; a vacation in between is added. */
export function deadlineOf({ left, since }: PersonClock, vacation: Vacation | null): number | null {
  if (since === null) return null
  const plain = since + left
  if (vacation === null || vacation.until <= since || vacation.from >= plain) return plain
  return plain + vacation.until - Math.max(vacation.from, since)
}

/** What is left on a clock at a moment; never less than nothing. */
export function leftAt(clock: PersonClock, now: number, vacation: Vacation | null): number {
  const { left, since } = clock
  if (since === null) return left
  const passed = Math.max(0, now - since)
  const away =
    vacation === null
      ? 0
      : Math.max(0, Math.min(now, vacation.until) - Math.max(since, Math.min(now, vacation.from)))
  return Math.max(0, left - (passed - away))
}

/**
 * The clocks once other people are asked. Who is asked anew gets the extra time, up to the bank; who is asked no longer keeps what
 * is left; who goes on being asked is on the same clock.
 */
export function clocksAfter(
  before: Clocks,
  asked: readonly string[],
  now: number,
  { bank, extra }: PaceTimes,
  vacationOf: VacationOf,
): Clocks {
  const after: Record<string, PersonClock> = {}
  for (const person of new Set([...Object.keys(before), ...asked])) {
    const known = before[person]
    const isAsked = asked.includes(person)
    if (known === undefined) after[person] = { left: bank, since: now }
    else if (isAsked === (known.since !== null)) after[person] = known
    else if (isAsked) after[person] = { left: Math.min(bank, known.left + extra), since: now }
    else after[person] = { left: leftAt(known, now, vacationOf(person)), since: null }
  }
  return after
}

/** The same clock begun anew at this moment, before the person's vacation becomes another one. */
export function settled(clock: PersonClock, now: number, vacation: Vacation | null): PersonClock {
  return clock.since === null ? clock : { left: leftAt(clock, now, vacation), since: now }
}

/** When the first clock runs out; null where none runs. */
export function firstDeadline(clocks: Clocks, vacationOf: VacationOf): number | null {
  const all = Object.entries(clocks).flatMap(([person, clock]) => deadlineOf(clock, vacationOf(person)) ?? [])
  return all.length === 0 ? null : Math.min(...all)
}

/** Whose time is up. */
export function whoseTimeIsUp(clocks: Clocks, now: number, vacationOf: VacationOf): readonly string[] {
  return Object.entries(clocks).flatMap(([person, clock]) => {
    const deadline = deadlineOf(clock, vacationOf(person))
    return deadline !== null && deadline <= now ? [person] : []
  })
}
