/**
 * A search that yields again and again: whoever runs it decides whether it goes on, so that a page can draw and a person can
 * cancel while a bot thinks.
 */
export type Thinking<T> = Generator<undefined, T, undefined>

/** Runs a search to its end. */
export function finish<T>(thinking: Thinking<T>): T {
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value
  }
}

/** Milliseconds that a search runs before it lets others run. */
const SLICE_MS = 8

/** Runs a search and lets the host do other things in between; null once it was cancelled. */
export async function finishSlowly<T>(thinking: Thinking<T>, cancelled?: AbortSignal): Promise<T | null> {
  let since = performance.now()
  for (;;) {
    if (cancelled?.aborted === true) return null
    const step = thinking.next()
    if (step.done === true) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await new Promise((resume) => setTimeout(resume, 0))
    since = performance.now()
  }
}
