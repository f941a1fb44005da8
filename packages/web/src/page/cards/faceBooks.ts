import type { Face } from '../../model/table/face.ts'

/** What is printed on cards never changes during a game: each face is asked for once per game and language. */
const books = new Map<string, Map<string, Face>>()

export function bookOf(key: string): Map<string, Face> {
  const book = books.get(key) ?? new Map<string, Face>()
  books.set(key, book)
  return book
}

/** Another table may have content of its own under the same names. */
export function forgetFaces(): void {
  books.clear()
}
