import { useEffect, useState } from 'react'
import type { TableClient } from '../table/client.ts'
import type { Face } from '../../model/table/face.ts'
import { bookOf } from './faceBooks.ts'

/** The faces of these codes as far as they have come, the rest on its way. */
export function useFaces(
  client: Pick<TableClient, 'faces'>,
  book: string,
  codes: readonly string[],
): (code: string) => Face | undefined {
  const [, setLoaded] = useState(0)
  const known = bookOf(book)
  const missing = [...new Set(codes)].filter((code) => code !== '' && !known.has(code))
  const wanted = missing.join(' ')
  useEffect(() => {
    if (wanted === '') return undefined
    let isHere = true
    void client.faces(wanted.split(' ')).then((faces) => {
      for (const face of faces) bookOf(book).set(face.code, face)
      if (isHere) setLoaded((n) => n + 1)
    })
    return () => {
      isHere = false
    }
  }, [client, book, wanted])
  return (code) => known.get(code)
}
