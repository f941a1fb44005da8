import type { ForkResult } from './case.ts'

// Copies are kept for a while, so that none is left out for having no reader.
const kept = new Array<unknown>(64)

/** Microseconds a copy takes, over the time given. */
function measure<T>(copy: (original: T) => T, original: T, batch: number, seconds: number): number {
  const begun = performance.now()
  let [copies, elapsed] = [0, 0]
  do {
    for (let i = 0; i < batch; i++) kept[i % kept.length] = copy(original)
    copies += batch
    elapsed = performance.now() - begun
  } while (elapsed < seconds * 1000)
  return (elapsed * 1000) / copies
}

/** The two ways of copying a state, warmed up and timed in turn. */
export function forkAgainstClone<T>(fork: (original: T) => T, original: T, seconds: number): ForkResult {
  const half = seconds / 2
  measure(fork, original, 10_000, half)
  measure(structuredClone<T>, original, 100, half)
  return {
    forkMicroseconds: measure(fork, original, 10_000, half),
    structuredCloneMicroseconds: measure(structuredClone<T>, original, 100, half),
  }
}
