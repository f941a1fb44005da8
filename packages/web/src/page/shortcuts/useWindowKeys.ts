import { useLayoutEffect, useRef } from 'react'
import { createKeybindingsHandler, type KeybindingsMap } from 'tinykeys'

/**
 * Keys of the whole window, as they are bound now. The listener itself stays: one that is replaced while a key is told to the listeners
 * before it is never told of that key.
 */
export function useWindowKeys(bound: KeybindingsMap): void {
  const heard = useRef<(event: Event) => void>(() => undefined)
  // Before it is painted: a reader who sees something may press its key.
  useLayoutEffect(() => {
    heard.current = createKeybindingsHandler(bound)
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: Event): void => heard.current(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
