/** Digits and letters without I, L, O and U: nothing that is mistaken for something else when read aloud or copied. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const mistaken: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** Bytes as characters of five bits, the last filled up with zeros. */
export function toBase32(bytes: readonly number[]): string {
  let out = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      out += digits[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits === 0 ? out : out + digits[(held << (5 - bits)) & 31]
}

/** The bytes again; the first character that is none of ours, or null where the end does not fit. */
export function fromBase32(
  text: string,
): { readonly bytes: readonly number[] | null } | { readonly stranger: string } {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const written of text) {
    const upper = written.toUpperCase()
    const value = digits.indexOf(mistaken[upper] ?? upper)
    // Some letters of other scripts are two in upper case.
    if (value < 0 || upper.length > 1) return { stranger: written }
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
      held &= (1 << bits) - 1
    }
  }
  return { bytes: bits < 5 && held === 0 ? bytes : null }
}
