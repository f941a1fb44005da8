/** The first part of a value that JSON cannot carry unchanged, by path; null when it is plain data throughout. */
export function notPlain(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`
    case 'object':
      return value === null ? null : notPlainObject(value, path)
    default:
      return `${path} is ${typeof value}`
  }
}

function notPlainObject(value: object, path: string): string | null {
  if (Array.isArray(value)) return notPlainList(value, path)
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    return `${path} is a ${value.constructor?.name ?? 'strange object'}`
  }
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

function notPlainList(list: readonly unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    const found = i in list ? notPlain(list[i], `${path}[${i}]`) : `${path}[${i}] is a hole`
    if (found !== null) return found
  }
  return null
}
