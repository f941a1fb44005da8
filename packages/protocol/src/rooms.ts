import type { Json } from '@quadriga/kernel'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { series } from './together.ts'
import { code, game, name, roomId, tableId, whole } from './words.ts'

export const newRoom = z.strictObject({ name })

/** A room in the list of one's own. */
export const listedRoom = z.object({
  id: roomId,
  name: z.string(),
  people: whole,
  isMine: z.boolean(),
})
export type ListedRoom = z.infer<typeof listedRoom>
export const rooms = z.object({ rooms: z.array(listedRoom) })
export const madeRoom = z.object({ id: roomId })
export const roomCode = z.object({ code })

/** What an invitation to a room leads to. */
export const invitedToRoom = z.object({
  name: z.string(),
  /** Whose room it is. */
  from: z.string(),
  people: whole,
  isIn: z.boolean(),
})
export type InvitedToRoom = z.infer<typeof invitedToRoom>

/** A seat as those see it who may sit down there. */
const foundSeat = z.object({
  kind: z.enum(['person', 'bot', 'absent']),
  name: z.string(),
  isMine: z.boolean(),
  /** Whoever finds the table may take it. */
  isOpen: z.boolean(),
  hasWon: z.boolean(),
})

/** A table of a room or of the open list: who plays what, and nothing of the game itself. */
export const foundTable = z.object({
  id: tableId,
  game,
  setup: z.custom<Json>(),
  contract,
  /** When it was made, in milliseconds since 1970. */
  at: z.number(),
  round: z.number(),
  isOver: z.boolean(),
  seats: z.array(foundSeat),
  series: z.nullable(series),
})
export type FoundTable = z.infer<typeof foundTable>
export const foundTables = z.object({ tables: z.array(foundTable) })

/** What somebody played in a room. */
const tally = z.object({ game, played: whole, won: whole })
const roomResult = z.object({ name: z.string(), isMe: z.boolean(), games: z.array(tally) })
export type RoomResult = z.infer<typeof roomResult>

/** A room as its people see it. */
export const room = z.object({
  id: roomId,
  name: z.string(),
  isMine: z.boolean(),
  people: z.array(z.object({ id: z.string(), name: z.string(), isMe: z.boolean(), isOwner: z.boolean() })),
  tables: z.array(foundTable),
  results: z.array(roomResult),
})
export type Room = z.infer<typeof room>
