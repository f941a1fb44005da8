import * as z from 'zod/mini'
import { pace, timeout } from './pace.ts'

/**
 * How much watchers see: what everybody may know; all hands; or all hands, at least one whole round late, so that nobody can tell a
 * player what is going on.
 */
export const watcherSights = ['public', 'late', 'open'] as const
export const watcherSight = z.enum(watcherSights)
export type WatcherSight = z.infer<typeof watcherSight>

/** What everybody at a table agrees to by joining it. */
export const contract = z.strictObject({
  /** Nothing that was revealed is taken back where a bot plays or played. */
  fair: z.boolean(),
  /** Who has the link for it may watch. */
  watchers: z.boolean(),
  /** What watchers see; only what everybody may know where nothing is said. */
  watchersSee: z.optional(watcherSight),
  /** How much time people have; as much as they want where nothing is said. */
  pace: z.optional(pace),
  /** What happens when it runs out; a bot plays where nothing is said. */
  timeout: z.optional(timeout),
})
export type Contract = z.infer<typeof contract>
