import { sha256 } from './sha256.ts'
import { textLength, writeText } from './utf8.ts'

/** What a game's chance follows from: any text, number or bytes. A number is the text of its digits. */
export type Seed = string | number | Uint8Array

/**
 * The hash of several parts for one use. Each part is preceded by its length and a colon and followed by a comma, so that
 * different parts never make the same bytes, and what was hashed for one use is of no use for another.
 */
export function digest(use: string, ...parts: readonly Seed[]): number[] {
  const pieces: Piece[] = [framed(use)]
  for (const part of parts) {
    if (part instanceof Uint8Array) pieces.push(`${part.length}:`, part, ',')
    else pieces.push(framed(String(part)))
  }
  return sha256(joined(pieces))
}

type Piece = string | Uint8Array

function framed(text: string): string {
  return `${textLength(text)}:${text},`
}

function joined(pieces: readonly Piece[]): Uint8Array {
  let size = 0
  for (const piece of pieces) size += typeof piece === 'string' ? textLength(piece) : piece.length
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
