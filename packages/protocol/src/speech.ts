import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { readable, tableId } from './words.ts'

/** What people may say to each other; each reads it in their own language. */
export const phrases = [
  'hello',
  'goodGame',
  'wellPlayed',
  'goodIdea',
  'thanks',
  'sorry',
  'thinking',
  'wait',
  'backSoon',
  'yourTurn',
  'goAhead',
  'needHelp',
  'oops',
  'again',
] as const
export const phrase = z.enum(phrases)
export type Phrase = z.infer<typeof phrase>

/** One line in one's own words. */
export const chatText = readable(limits.chat)

export const reportReasons = ['insult', 'cheating', 'stalling', 'name', 'other'] as const
/** A word to the host about somebody at a table. */
export const report = z.strictObject({
  table: tableId,
  /** Whom it is about. */
  person: z.string().check(z.maxLength(limits.id)),
  why: z.enum(reportReasons),
  words: z.optional(z.string().check(z.maxLength(limits.report))),
})
export type Report = z.infer<typeof report>
export type ReportReason = Report['why']

/** Whom one does not want to hear or meet, or no longer. */
export const wantedBlock = z.strictObject({
  person: z.string().check(z.maxLength(limits.id)),
  isBlocked: z.boolean(),
})
export const blocks = z.object({ blocked: z.array(z.object({ id: z.string(), name: z.string() })) })
export type Blocks = z.infer<typeof blocks>
export const nothing = z.object({})
