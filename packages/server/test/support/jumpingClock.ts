const EVERY = 200
/** A day forth and back. */
const FAR = 86_400_000

/** From now on the clock of this process is wrong, each time by another amount. */
export function jumpingClock(): void {
  const right = Date.now.bind(Date)
  let off = 0
  let n = 0
  Date.now = () => right() + off
  setInterval(() => {
    n++
    off = ((n * 7919) % 2001) * (FAR / 1000) - FAR
  }, EVERY).unref()
}
