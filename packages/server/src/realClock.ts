import type { Clock } from '@quadriga/table'

/** Real time. */
export const realClock: Clock = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}
