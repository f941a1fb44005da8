import { useEffect, useState } from 'react'
import { type Rulebook, rulebook } from './rulebook.ts'

/** The rulebook, or null while it is being opened. */
export function useRulebook(): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null)
  useEffect(() => {
    let wanted = true
    void rulebook().then((opened) => {
      if (wanted) setBook(opened)
    })
    return () => {
      wanted = false
    }
  }, [])
  return book
}
