import { sha256 } from './sha256.ts'
import { textLength, writeText } from './utf8.ts'

/** What a game's chance follows from: any text, number or bytes. A number is the text of its digits. */
export type Seed = string | number | Uint8Array

/**
 * The hash of several parts for one use. Each part is preceded by its length and a colon and followed by a comma, so that
 * different parts never make the same bytes, and what was hashed for one use is of no use for another.
 */
export function digest(use: string, ...parts: readonly Seed[]): number[] {
  const pieces: Piece[] = []
  let size = addFramed(pieces, use)
  for (const part of parts) size += addFramed(pieces, part instanceof Uint8Array ? part : String(part))
  return sha256(joined(pieces, size))
}

type Piece = string | Uint8Array

/** How many bytes were added. The part stays a piece of its own: the engine would join texts only to read them again. */
function addFramed(pieces: Piece[], part: Piece): number {
  const size = typeof part === 'string' ? textLength(part) : part.length
  const before = `${size}:`
  pieces.push(before, part, ',')
  return before.length + size + 1
}

function joined(pieces: readonly Piece[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') at = writeText(bytes, at, piece)
    else {
      bytes.set(piece, at)
      at += piece.length
    }
  }
  return bytes
}
