/** The first place where two plain values differ, with both sides; null when they are equal. */
export function difference(had: unknown, has: unknown, path = 'state'): string | null {
  if (Object.is(had, has)) return null
  if (!isRecord(had) || !isRecord(has) || Array.isArray(had) !== Array.isArray(has)) {
    return `${path} is ${short(had)} here and ${short(has)} there`
  }
  for (const key of new Set([...Object.keys(had), ...Object.keys(has)])) {
    const found = difference(had[key], has[key], Array.isArray(had) ? `${path}[${key}]` : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The same for JSON texts; key order alone is a difference too, since texts are compared elsewhere. */
export function textDifference(had: string, has: string, path = 'state'): string {
  if (had === has) return 'no difference'
  return (
    difference(JSON.parse(had), JSON.parse(has), path) ?? `${path}: the same values in another order of keys`
  )
}

/** Two values that are the same as JSON. */
export interface Alike {
  readonly had: unknown
  readonly has: unknown
}

/**
 * What two values have different as JSON, byte for byte; null when nothing. Their texts are made only in doubt. What both
 * still share with two earlier values that were alike is not compared again.
 */
export function jsonDifference(had: unknown, has: unknown, path = 'state', earlier?: Alike): string | null {
  if (earlier === undefined ? isSameJson(had, has) : isStillSame(had, has, earlier.had, earlier.has))
    return null
  const [text, other] = [JSON.stringify(had), JSON.stringify(has)]
  return text === other ? null : textDifference(text, other, path)
}

/** Whether two values are surely the same as JSON: most of an invariant's time goes here, so nothing is looked up by name. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isRecord(a) || !isRecord(b)) return false
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b)
  return hasSameKeys(a, b) && isSameList(Object.values(a), Object.values(b))
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSameJson(a[i], b[i])) return false
  return true
}

function hasSameKeys(a: object, b: object): boolean {
  if (Array.isArray(b)) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== others.length) return false
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false
  return true
}

/** The same, where `a0` and `b0` are two that were: what did not change since is not gone into. */
function isStillSame(a: unknown, b: unknown, a0: unknown, b0: unknown): boolean {
  if (a === b || (a === a0 && b === b0)) return true
  if (!isRecord(a0) || !isRecord(b0)) return isSameJson(a, b)
  if (!isRecord(a) || !isRecord(b)) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isStillSame(a[i], b[i], a0[i], b0[i])) return false
    return true
  }
  return hasSameKeys(a, b) && Object.keys(a).every((key) => isStillSame(a[key], b[key], a0[key], b0[key]))
}

/** Whether a value is a record or a list. */
export function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
