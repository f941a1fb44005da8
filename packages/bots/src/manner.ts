import type { ThinkingTime } from './bot.ts'
import type { Style } from './style/style.ts'
import { plain } from './style/styles.ts'

/** How somebody thinks: what it values, how hard it tries, and how long it may take. */
export interface Manner {
  readonly style: Style
  /** Whether it thinks as hard as the strongest level does. */
  readonly studied: boolean
  readonly time: ThinkingTime
}

export const usualManner: Manner = { style: plain, studied: false, time: {} }
