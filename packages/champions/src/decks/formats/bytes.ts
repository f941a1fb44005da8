/** A position in bytes that are read one after the other; `at` passes the end when there were too few. */
export interface ByteReader {
  readonly bytes: readonly number[]
  at: number
}

/** A whole number in groups of seven bits, the lowest first; the high bit says that more follow. */
export function pushNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** The number again; NaN where the bytes end inside it or it is longer than any of ours. */
export function takeNumber(reader: ByteReader): number {
  let value = 0
  for (let shift = 0; shift <= 21; shift += 7) {
    const byte = reader.bytes[reader.at++]
    if (byte === undefined) return Number.NaN
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
  return Number.NaN
}

/** Text as UTF-8. */
export function bytesOf(text: string): number[] {
  const escaped = encodeURIComponent(text)
  const bytes: number[] = []
  for (let at = 0; at < escaped.length; at++) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16))
      at += 2
    } else bytes.push(escaped.charCodeAt(at))
  }
  return bytes
}

/** UTF-8 as text; null where it is none. */
export function textOf(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return null
  }
}
