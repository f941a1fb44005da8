import type { Json } from '@quadriga/kernel'
import * as z from 'zod/mini'
import { code, game, tableId, whole } from './words.ts'

/** How a game goes on with the same people: once more, with sides swapped, or as a series of three at most. */
export const nextKinds = ['again', 'swap', 'bestOfThree'] as const
export const wantedNext = z.strictObject({ kind: z.enum(nextKinds) })
export type NextKind = z.infer<typeof wantedNext>['kind']
export const nextTable = z.object({ table: tableId })

/** How a series stands. */
export const series = z.object({
  /** Which game of it this is, of how many at most. */
  place: whole,
  of: whole,
  wins: z.array(z.object({ name: z.string(), isMe: z.boolean(), isBot: z.boolean(), n: whole })),
  /** Games that everybody lost together. */
  lost: whole,
  isDecided: z.boolean(),
})
export type Series = z.infer<typeof series>

/** Tables with the same cards and dice. */
export const deal = z.object({
  tables: whole,
  over: whole,
  /** How they ended, once all are over that were played; null before. */
  results: z.nullable(
    z.array(
      z.object({
        isThis: z.boolean(),
        round: z.number(),
        players: z.array(
          z.object({ name: z.string(), isMe: z.boolean(), isBot: z.boolean(), hasWon: z.boolean() }),
        ),
      }),
    ),
  ),
})
export type Deal = z.infer<typeof deal>

/** A copy of a table: its open seats stand in the room of the first one, or there are invitations. */
export const copiedTable = z.object({
  id: tableId,
  invitations: z.array(z.object({ seat: z.number(), code })),
  isInRoom: z.boolean(),
})
export type CopiedTable = z.infer<typeof copiedTable>

/** What came after a finished table. */
export const after = z.object({
  /** The reader sat there and may go on. */
  isSeated: z.boolean(),
  next: z.nullable(
    z.object({
      table: tableId,
      /** Who asked for it. */
      by: z.string(),
      isSwapped: z.boolean(),
      /** The reader sits there already. */
      isJoined: z.boolean(),
      /** A seat is kept for the reader. */
      isOffered: z.boolean(),
    }),
  ),
  series: z.nullable(series),
  deal: z.nullable(deal),
  /** Seats of this table that are kept for somebody who has not come yet, for those who sit there. */
  kept: z.array(z.object({ seat: whole, name: z.string() })),
})
export type After = z.infer<typeof after>

/** A seat that is kept for one at a table where one does not sit yet. */
export const seatOffer = z.object({
  table: tableId,
  game,
  setup: z.custom<Json>(),
  from: z.string(),
  seat: whole,
  /** When the table was made, in milliseconds since 1970. */
  at: z.number(),
  series: z.nullable(series),
})
export type SeatOffer = z.infer<typeof seatOffer>
