import type { Json, Message } from './state.ts'

/** Why something is refused: a code with parameters, and the rule that says so. */
export interface Reason extends Message {
  /** Reference entry such as `champions:guard`, or '' where the kernel itself refuses. */
  rule: string
}

export function reason(key: string, args: Readonly<Record<string, Json>> = {}, rule = ''): Reason {
  return { key, args, rule }
}
