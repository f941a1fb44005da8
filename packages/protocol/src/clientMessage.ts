import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { chatText, phrase } from './speech.ts'
import { beside, bot, commandId, picks, seat, tableId, whole } from './words.ts'

/** How far a client knows a table. */
const since = z.strictObject({ seq: whole, length: whole })

/** The first message: which table, and from where on. The guest is told by the cookie. */
export const hello = z.strictObject({
  kind: z.literal('hello'),
  v: z.number(),
  table: tableId,
  /** The build of the game's rules in the page: a view of another one could not be read. */
  build: z.string().check(z.maxLength(40)),
  since: z.optional(since),
  /** Through whose eyes, where it is not the guest's own: those of somebody at the same device. */
  as: z.optional(beside),
})

/** `as` is for whom, where it is not the guest: somebody at the same device. */
const named = { id: commandId, era: whole, as: z.optional(beside) }

/** What changes a table. Each is answered once, by `done` or `refused`, however often it is sent. */
export const commands = [
  /** Answers a question, and those that follow from it as long as they are what was meant: an act in one go. */
  z.strictObject({
    kind: z.literal('answer'),
    ...named,
    decision: whole,
    seat,
    picks,
    line: z.optional(z.array(picks).check(z.maxLength(limits.line))),
  }),
  /** Back to after so many answers: at once where it is free, otherwise the others are asked. */
  z.strictObject({ kind: z.literal('undo'), ...named, to: whole }),
  z.strictObject({ kind: z.literal('redo'), ...named }),
  /** Agrees to the undo that somebody asks for, or not. */
  z.strictObject({ kind: z.literal('consent'), ...named, request: whole, agrees: z.boolean() }),
  /** A bot plays a seat from now on: one's own, or that of somebody who is away. */
  z.strictObject({ kind: z.literal('giveToBot'), ...named, seat, bot }),
  /** Takes back a seat that is one's own and that a bot plays. */
  z.strictObject({ kind: z.literal('takeBack'), ...named, seat }),
] as const

/** What changes nothing that lasts. */
const others = [
  hello,
  /** A preset phrase, to everybody at the table. */
  z.strictObject({ kind: z.literal('say'), phrase }),
  /** One wants to talk in one's own words with whoever wants it too, or no longer. */
  z.strictObject({ kind: z.literal('talk'), agrees: z.boolean() }),
  /** To everybody who agreed to it. */
  z.strictObject({ kind: z.literal('chat'), text: chatText }),
  /** The table as it stood after so many answers, and so many events of the next one. */
  z.strictObject({ kind: z.literal('past'), id: commandId, at: whole, events: whole }),
] as const

/** A command alone, as a request brings it. */
export const command = z.discriminatedUnion('kind', commands)

export const clientMessage = z.discriminatedUnion('kind', [...commands, ...others])
export type ClientMessage = z.infer<typeof clientMessage>
export type Command = z.infer<(typeof commands)[number]>
export type Hello = z.infer<typeof hello>

export const isCommand = (message: ClientMessage): message is Command => 'era' in message
