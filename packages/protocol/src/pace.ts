import * as z from 'zod/mini'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How much time people have. */
export const paces = ['none', 'live', 'hours', 'days'] as const
export const pace = z.enum(paces)
export type Pace = z.infer<typeof pace>

/** What is on a person's clock at first and at most, and what is added whenever the game comes to them; in milliseconds. */
export interface PaceTimes {
  readonly bank: number
  readonly extra: number
}

/** Null where no clock runs. */
export const paceTimes: Readonly<Record<Pace, PaceTimes | null>> = {
  none: null,
  live: { bank: 10 * MINUTE, extra: MINUTE },
  hours: { bank: 12 * HOUR, extra: 3 * HOUR },
  days: { bank: 3 * DAY, extra: DAY },
}

/** What happens when somebody's time runs out: a bot plays their seats until they come back, or they pass for this once. */
export const timeouts = ['bot', 'pass'] as const
export const timeout = z.enum(timeouts)
export type Timeout = z.infer<typeof timeout>

/** The longest vacation, in days. */
export const LONGEST_VACATION = 30
