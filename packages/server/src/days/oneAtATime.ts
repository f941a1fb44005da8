/** Work that is never done twice at once: whoever asks meanwhile gets the next time, all of them the same. */
export interface Repeated {
  (): Promise<void>
  /** Resolves when nothing of it is under way. */
  readonly rest: () => Promise<void>
}

export function oneAtATime(work: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const run = (): Promise<void> => {
    const now = work().finally(() => {
      if (running === now) running = null
    })
    running = now
    return now
  }
  const again = (): Promise<void> => {
    if (running === null) return run()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return run()
      })
    return next
  }
  const rest = async (): Promise<void> => {
    while (running !== null) await running.catch(() => undefined)
  }
  return Object.assign(again, { rest })
}
