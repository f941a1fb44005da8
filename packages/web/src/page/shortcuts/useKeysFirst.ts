import { useLayoutEffect, useRef } from 'react'

/**
 * Hears every key of the window before the table's own keys do, as it is meant at the last drawing. The listener itself stays: one that is
 * replaced at each drawing misses a key that is told just then (see `useWindowKeys`).
 */
export function useKeysFirst(onKey: (event: KeyboardEvent) => void): void {
  const heard = useRef(onKey)
  // Before it is painted: a reader who sees something may press its key.
  useLayoutEffect(() => {
    heard.current = onKey
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => heard.current(event)
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
