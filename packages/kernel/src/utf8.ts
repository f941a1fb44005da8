/**
 * Writes a text in UTF-8 from a place on, and says where it ends. Half a pair that stands alone is written too: no two
 * texts have the same bytes.
 */
export function writeText(bytes: Uint8Array, from: number, text: string): number {
  let at = from
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number
    if (code < 0x80) {
      bytes[at++] = code
      continue
    }
    const more = moreBytes(code)
    // As many set bits as there are bytes; whatever is above the eighth falls away.
    bytes[at++] = (0xff00 >> (more + 1)) | (code >> (6 * more))
    for (let left = more - 1; left >= 0; left--) bytes[at++] = 0x80 | ((code >> (6 * left)) & 0x3f)
    if (more === 3) i++
  }
  return at
}

/** How many bytes a text has in UTF-8. */
export function textLength(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number
    length += 1 + moreBytes(code)
    if (code >= 0x10000) i++
  }
  return length
}

/** How many bytes follow the first of a letter. */
function moreBytes(code: number): number {
  if (code < 0x80) return 0
  if (code < 0x800) return 1
  return code < 0x10000 ? 2 : 3
}
