/** The first part of a value that JSON cannot carry unchanged, by path; null when it is plain data throughout. */
export function notPlain(value: unknown, path = 'state'): string | null {
  const found = strangeness(value)
  return found === null ? null : `${path}${found}`
}

/** Where inside the value and what; the way there is put together only when something was found. */
function strangeness(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : ` is ${value}`
    case 'object':
      return value === null ? null : Array.isArray(value) ? inList(value) : inRecord(value)
    default:
      return ` is ${typeof value}`
  }
}

function inRecord(record: object): string | null {
  if (Object.getPrototypeOf(record) !== Object.prototype) {
    return ` is a ${record.constructor?.name ?? 'strange object'}`
  }
  for (const key of Object.keys(record)) {
    const found = strangeness((record as Record<string, unknown>)[key])
    if (found !== null) return `.${key}${found}`
  }
  return null
}

function inList(list: readonly unknown[]): string | null {
  for (let i = 0; i < list.length; i++) {
    const found = i in list ? strangeness(list[i]) : ' is a hole'
    if (found !== null) return `[${i}]${found}`
  }
  return null
}
