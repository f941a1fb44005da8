import type { Reason } from '@quadriga/kernel'

/** Why something cannot be had, in a word. What does not exist and what is not one's own look alike. */
type Why = 'notFound' | 'taken' | 'running' | 'known' | 'withheld'

export type Refused =
  | { readonly ok: false; readonly why: Why }
  | { readonly ok: false; readonly why: 'refused'; readonly reasons: readonly Reason[] }
export type Result<T> = { readonly ok: true; readonly value: T } | Refused

export const no = (why: Why): Refused => ({ ok: false, why })
export const yes = <T>(value: T): Result<T> => ({ ok: true, value })
