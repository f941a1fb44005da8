import * as z from 'zod/mini'

/** What everybody at a table agrees to by joining it. */
export const contract = z.strictObject({
  /** Nothing that was revealed is taken back where a bot plays or played. */
  fair: z.boolean(),
  /** Who has the link for it may watch; watchers see what everybody may know. */
  watchers: z.boolean(),
})
export type Contract = z.infer<typeof contract>
