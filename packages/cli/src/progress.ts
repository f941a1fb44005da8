import type { Context } from './context.ts'

/** Shows how far long work has come. */
export interface Progress {
  at(done: number): void
  end(): void
}

const WIDTH = 30
const EVERY_MS = 100

/** A bar on stderr, only where somebody looks at it. */
export function progressBar({ error }: Context, total: number): Progress {
  if (!error.isTTY) return { at: () => {}, end: () => {} }
  const started = performance.now()
  let shown = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - shown < EVERY_MS) return
      shown = now
      const filled = Math.round((done / Math.max(1, total)) * WIDTH)
      const seconds = ((now - started) / 1000).toFixed(0)
      error.write(
        `\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total} ${seconds} s`,
      )
    },
    end() {
      error.write('\r\u001b[K')
    },
  }
}
