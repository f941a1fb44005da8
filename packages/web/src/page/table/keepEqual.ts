/**
 * The value as it came, with every part that equals the earlier one replaced by the earlier object. What crosses a port is a
 * copy each time: without this, every piece of the table would look changed and be drawn again.
 */
export function keepEqual<T>(before: unknown, after: T): T {
  if (before === after || !isPlain(before) || !isPlain(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  const kept: Record<string, unknown> = Array.isArray(after) ? ([] as unknown as Record<string, unknown>) : {}
  let isSame = keys.length === Object.keys(before).length
  for (const key of keys) {
    const part = keepEqual(before[key], after[key])
    kept[key] = part
    isSame &&= part === before[key] && Object.hasOwn(before, key)
  }
  return (isSame ? before : kept) as T
}

type Plain = Readonly<Record<string, unknown>>

/** Lists and plain objects; what else may cross a port is taken as it is. */
function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const made: unknown = Object.getPrototypeOf(value)
  return made === Object.prototype || made === Array.prototype
}
