/** When something is to happen. The host brings it: real time, or a test's own. */
export interface Clock {
  /** Calls after so many milliseconds; the result calls it off. */
  after(milliseconds: number, call: () => void): () => void
}

/** Nothing ever happens automatically: the host lets bots move with `Table.letBotMove`. */
export const stoppedClock: Clock = { after: () => () => undefined }
