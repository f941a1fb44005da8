import type { Json, Reason, Save } from '@quadriga/kernel'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { limits } from './limits.ts'
import { bot, code, game, name, roomId, seat, tableId } from './words.ts'

/** Who plays a seat at first. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  /** Somebody beside who asks, at the same device, under a name of their own. */
  z.strictObject({ kind: z.literal('here'), name }),
  z.strictObject({ kind: z.literal('invited') }),
  /** Whoever finds the table in its room or in the open list. */
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
])
export type SeatWish = z.infer<typeof seatWish>

export const newGuest = z.strictObject({ name })
export const guest = z.object({ id: z.string(), name: z.string() })
export type Guest = z.infer<typeof guest>
/** Who one is, null for a device that has no guest yet; and whether the host has an open list of tables. */
export const me = z.object({ me: z.nullable(guest), hasOpenList: z.boolean() })

export const newTable = z.strictObject({
  game,
  setup: z.custom<Json>((given) => typeof given === 'object' && given !== null),
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(limits.seats)),
  contract,
  /** The room that it belongs to: its people see it. */
  room: z.optional(roomId),
  /** Anybody may find it, where the host has an open list. */
  isListed: z.optional(z.boolean()),
})
export type NewTable = z.infer<typeof newTable>

/** An invitation for a seat; -1 invites to watch. */
export const invitation = z.object({ seat: z.number(), code })
export type Invitation = z.infer<typeof invitation>
export const createdTable = z.object({ id: tableId, invitations: z.array(invitation) })
export type CreatedTable = z.infer<typeof createdTable>

/** A code comes in a body, never in an address: addresses are logged. */
export const byCode = z.strictObject({ code })
/** A seat that is kept for one, or that is open to whoever finds the table; -1 is to watch. */
const byTable = z.strictObject({
  table: tableId,
  seat: z.optional(z.union([seat, z.literal(-1)])),
})
export const wayIn = z.union([byCode, byTable])
export const wantedInvitation = z.strictObject({ seat: z.union([seat, z.literal(-1)]) })

/** A seat as who is invited sees it. */
const seatSeen = z.object({ kind: z.enum(['person', 'bot', 'absent']), name: z.string() })

/** What an invitation leads to: read before joining. */
export const invited = z.object({
  table: tableId,
  game,
  setup: z.custom<Json>(),
  contract,
  commitment: z.string(),
  from: z.string(),
  /** The seat that is offered; -1 to watch. */
  seat: z.number(),
  seats: z.array(seatSeen),
  /** The reader sits at this table already. */
  isSeated: z.boolean(),
  /** How many other tables have the same cards and dice. */
  copies: z.number(),
})
export type Invited = z.infer<typeof invited>
export const joined = z.object({ table: tableId, seat: z.number() })

/** What is played at a table. */
export const playedTable = z.object({
  id: tableId,
  game,
  setup: z.custom<Json>(),
  /** When something was last done, in milliseconds since 1970. */
  at: z.number(),
})

/** A finished game with the seed that was committed to. */
export const finished = z.object({ save: z.custom<Save>(), commitment: z.string() })

export const faults = [
  'malformed',
  'signIn',
  'forbidden',
  'notFound',
  'tooMany',
  'tooLarge',
  'refused',
  'taken',
  'running',
  'known',
  'withheld',
  'broken',
] as const
/** Why a request was not granted; `reasons` are those of the game, where it refused. */
export const fault = z.object({ error: z.enum(faults), reasons: z.optional(z.array(z.custom<Reason>())) })
export type Fault = z.infer<typeof fault>
