import type { Committed, Reason, View } from '@quadriga/kernel'
import type { Holder, Moment, UndoMenu, UndoRequest } from '@quadriga/table'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import type { Patch } from './patch.ts'
import { phrase } from './speech.ts'
import { commandId, game, tableId, whole } from './words.ts'

/** Data of the kernel and of `packages/table`, described where it is declared. */
const of = <T>() => z.custom<T>()

/** A view without its events: `told` has them. */
export type Seen = Omit<View, 'events'>

/** What a viewer is told of one answer; -1 is the set-up. */
export const told = z.object({
  answer: z.number(),
  seat: z.number(),
  /** Who held the seat then. */
  person: z.string(),
  /** Where the game stood when it was asked. */
  moment: of<Moment>(),
  /** The face of who declined what was offered; '' for other answers. */
  passer: z.string(),
  /** What public dice showed that were thrown with it. */
  dice: z.array(z.number()),
  events: z.array(of<Committed>()),
})
export type Told = z.infer<typeof told>

/** Somebody at the table; `isHere` as long as one of their screens is connected. */
export const present = z.object({ id: z.string(), name: z.string(), isHere: z.boolean() })
export type Present = z.infer<typeof present>

/** Everything of a table at one moment besides its views. */
const shown = {
  /** How many rows the log has. */
  seq: whole,
  /** How many undos there were: commands name it. */
  era: whole,
  /** How many answers lie behind the table. */
  length: whole,
  /** What was known of this answer and of later ones is replaced by `told`; -1 replaces all. */
  from: z.number(),
  told: z.array(told),
  /** Where the game stands now. */
  moment: of<Moment>(),
  undo: of<UndoMenu>(),
  request: z.nullable(of<UndoRequest>()),
  /** Something revealed was taken back. */
  isAssisted: z.boolean(),
}

const about = z.object({
  id: tableId,
  game,
  contract,
  /** What the server bound itself to before the first card was drawn. */
  commitment: z.string(),
  createdBy: z.string(),
})
export type About = z.infer<typeof about>

const doneMessage = z.object({
  kind: z.literal('done'),
  id: commandId,
  /** It had been done before. */
  again: z.boolean(),
})
const refusedMessage = z.object({
  kind: z.literal('refused'),
  id: commandId,
  reasons: z.array(of<Reason>()),
})

/** The table whole: the first message, after a change of holders, and for who comes back. */
export const state = z.object({
  kind: z.literal('state'),
  ...shown,
  table: about,
  you: z.object({ id: z.string(), /** Through whose eyes; -1 for who watches. */ seat: z.number() }),
  holders: z.array(of<Holder>()),
  /** To whom each seat belongs, also while a bot plays it; '' for nobody. */
  owners: z.array(z.string()),
  people: z.array(present),
  /** What the viewer's seats see, the own seat first. */
  views: z.array(of<Seen>()),
})

/** What came of a command. */
export const commandOutcome = z.discriminatedUnion('kind', [doneMessage, refusedMessage])

/** What a change made of the table; a command is acknowledged behind it, by `done`. */
const update = z.object({
  kind: z.literal('update'),
  ...shown,
  /** For each of the views, what has changed in it (`patchedViews`). */
  patches: z.array(of<Patch>()),
})

const clock = z.object({
  person: z.string(),
  /** Milliseconds. */
  left: z.number(),
  runs: z.boolean(),
  /** Until when it stands still, in milliseconds since 1970. */
  vacation: z.nullable(z.number()),
})
export type ShownClock = z.infer<typeof clock>

export const problems = [
  'protocol',
  'build',
  'signIn',
  'noTable',
  'tooMuch',
  'replaced',
  'stopping',
  'trouble',
] as const
/** Why a connection ends. */
export type Problem = (typeof problems)[number]

export const serverMessage = z.discriminatedUnion('kind', [
  state,
  update,
  doneMessage,
  refusedMessage,
  z.object({ kind: z.literal('request'), request: z.nullable(of<UndoRequest>()) }),
  z.object({ kind: z.literal('people'), people: z.array(present) }),
  z.object({ kind: z.literal('said'), by: z.string(), phrase }),
  /** Who agreed to talk in their own words, of those one can talk to. */
  z.object({ kind: z.literal('talkers'), people: z.array(z.string()) }),
  z.object({ kind: z.literal('chat'), by: z.string(), text: z.string() }),
  z.object({ kind: z.literal('past'), id: commandId, views: z.array(of<Seen>()) }),
  /** What people's clocks show at a moment of the server; none are told of where none run. */
  z.object({ kind: z.literal('clock'), at: z.number(), clocks: z.array(clock) }),
  /** The first answer that was given while the reader was away. */
  z.object({ kind: z.literal('away'), from: whole }),
  /** The reader is asked at another table. */
  z.object({ kind: z.literal('elsewhere'), table: tableId, game }),
  /** Another table follows this one, or is about to: what it is can be asked for. */
  z.object({ kind: z.literal('after') }),
  /** The last message before the server closes. */
  z.object({ kind: z.literal('problem'), why: z.enum(problems) }),
])
export type ServerMessage = z.infer<typeof serverMessage>
export type StateMessage = z.infer<typeof state>
export type UpdateMessage = z.infer<typeof update>
