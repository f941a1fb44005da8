/** Bytes in use once everything that can go is gone. */
export function weigh(): number {
  if (globalThis.gc === undefined) throw new Error('start me with --expose-gc')
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
