import type { Json } from '@quadriga/kernel'
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { LONGEST_VACATION, pace } from './pace.ts'
import { seatOffer, series } from './together.ts'
import { game, tableId, whole } from './words.ts'

/** A seat in the list of one's tables. */
const listedSeat = z.object({
  kind: z.enum(['person', 'bot', 'absent']),
  /** Whose it is, or which bot plays it. */
  name: z.string(),
  isMine: z.boolean(),
  /** The game waits for it. */
  isAsked: z.boolean(),
  /** Its owner has a screen at the table. */
  isHere: z.boolean(),
  isOnVacation: z.boolean(),
})

/** A table in the list of one's own. */
export const myTable = z.object({
  id: tableId,
  game,
  setup: z.custom<Json>(),
  /** When something was last done, in milliseconds since 1970. */
  at: z.number(),
  pace,
  round: z.number(),
  isOver: z.boolean(),
  isMyMove: z.boolean(),
  /** When the clock of who is asked runs out; one's own where it is one's move. */
  deadline: z.nullable(z.number()),
  isHidden: z.boolean(),
  seats: z.array(listedSeat),
  /** The series that it is a game of. */
  series: z.nullable(series),
})
export type MyTable = z.infer<typeof myTable>
/** One's tables, those that wait for one first. */
export const myTables = z.object({
  tables: z.array(myTable),
  /** Seats that are kept for one. */
  offers: z.array(seatOffer),
  /** The server's time. */
  now: z.number(),
})
export type MyTables = z.infer<typeof myTables>

export const hiding = z.strictObject({ isHidden: z.boolean() })

/** From now on for so many days; 0 ends it. */
export const wantedVacation = z.strictObject({
  days: whole.check(z.maximum(LONGEST_VACATION)),
})
/** Until when, in milliseconds since 1970; null where one is not on vacation. */
export const vacation = z.object({ until: z.nullable(z.number()) })

const language = z.enum(['en', 'fr'])
const hour = whole.check(z.maximum(23))

/** Hours of the day in which one is told nothing; `offset` is how many minutes one's clock is ahead of UTC. */
const quietHours = z.strictObject({
  from: hour,
  until: hour,
  offset: z.number().check(z.int(), z.minimum(-900), z.maximum(900)),
})

/** How one wants to be told that it is one's move. */
export const noticeWish = z.strictObject({
  quiet: z.nullable(quietHours),
})
export type NoticeWish = z.infer<typeof noticeWish>

/** What the server can do about it. */
export const notices = z.object({
  /** The server's public key for web push. */
  key: z.string(),
  wish: noticeWish,
  /** The host has a mail server. */
  hasMail: z.boolean(),
  /** Where one is told by mail; not before it is confirmed by the code that was sent there. */
  mail: z.nullable(z.object({ address: z.string(), isConfirmed: z.boolean() })),
})
export type Notices = z.infer<typeof notices>

/** An address to send a code to. */
export const wantedMail = z.strictObject({
  address: z.email().check(z.maxLength(limits.mailAddress)),
  language,
})
export const mailCode = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) })

const pushKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,120}={0,2}$/))
const endpoint = z.string().check(z.maxLength(limits.endpoint), z.regex(/^https?:\/\//))

/** A browser that wants to be told, as it describes itself. */
export const pushSubscription = z.strictObject({ endpoint, p256dh: pushKey, auth: pushKey, language })
export const pushEnd = z.strictObject({ endpoint })
export const granted = z.object({ ok: z.literal(true) })
