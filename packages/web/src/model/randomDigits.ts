/**
 * 128 bits that nobody can guess, as hexadecimal digits: seeds of games, and ids of what is kept. Pages on plain http have no
 * `crypto.randomUUID`.
 */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
