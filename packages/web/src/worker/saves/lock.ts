/** Takes the only right to write a game, across tabs; null when another tab has it. The result gives it back. */
export function claimLock(id: string): Promise<(() => void) | null> {
  // Old browsers without locks play on: one tab is by far the usual case.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    void navigator.locks.request(`quadriga.game.${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null)
        return
      }
      return new Promise<void>((release) => {
        resolve(() => release())
      })
    })
  })
}
