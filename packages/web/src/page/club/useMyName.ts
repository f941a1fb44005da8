import { useEffect, useState } from 'react'
import { online } from '../table/engine.ts'

/** What the others call one: as the server knows it, until one types something else. */
export function useMyName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState('')
  useEffect(() => {
    void online()
      .me()
      .then((me) => setName((typed) => (typed === '' && me.ok ? (me.value ?? '') : typed)))
  }, [])
  return [name, setName]
}
