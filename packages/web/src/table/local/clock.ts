/** When something is to happen: real time in the worker, at once in tests. */
export interface Clock {
  /** Calls after so many milliseconds; the result calls it off. */
  after(milliseconds: number, call: () => void): () => void
}

export const realClock: Clock = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}
