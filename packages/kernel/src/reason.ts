import type { Json, Message } from './state.ts'

/** Why something is refused: a code with parameters, and the rule that says so. */
export interface Reason extends Message {
  /** Reference entry such as `champions:guard`, or '' where the kernel itself refuses. */
  rule: string
}

/** The answer to "why not?": null where nothing is in the way. */
export type Refusal = Reason | null

export function reason(key: string, args: Readonly<Record<string, Json>> = {}, rule = ''): Reason {
  return { key, args, rule }
}

/** Nothing would change. */
export const NO_EFFECT: Reason = reason('refused.noEffect')
