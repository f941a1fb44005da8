import { useEffect, useEffectEvent, useState } from 'react'

/** The latest answer to a question that is asked again whenever its key changes; the old one stays until the new one comes. */
export function useChecked<T>(key: string, ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  const asked = useEffectEvent(ask)
  useEffect(() => {
    let isHere = key !== ''
    void asked().then((found) => isHere && setAnswer(found))
    return () => {
      isHere = false
    }
  }, [key])
  return answer
}
