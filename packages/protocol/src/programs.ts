import * as z from 'zod/mini'
import { name } from './words.ts'

/** What a program may do in somebody's name: look, act at tables, begin tables and invite. Nothing else is open to it. */
export const scopes = ['read', 'play', 'create'] as const
export const scope = z.enum(scopes)
export type Scope = z.infer<typeof scope>

export const newToken = z.strictObject({
  name,
  scopes: z.array(scope).check(z.minLength(1), z.maxLength(scopes.length)),
  /** The program has an account of its own and sits at tables under its own name. */
  isBot: z.optional(z.boolean()),
})

export const tokenShown = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  isBot: z.boolean(),
  /** Since when, in milliseconds since 1970. */
  at: z.number(),
})
export type TokenShown = z.infer<typeof tokenShown>
export const tokens = z.object({ tokens: z.array(tokenShown) })

/** The only time that a token is told: what is kept is its hash. */
export const madeToken = z.object({ ...tokenShown.shape, token: z.string() })
export type MadeToken = z.infer<typeof madeToken>
