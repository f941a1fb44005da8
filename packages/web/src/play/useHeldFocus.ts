import { type RefObject, useEffect, useRef } from 'react'

/**
 * A button that answers goes away with its question, and focus with it: the dock takes it then, so that the next Tab goes
 * on from there. The first question takes no focus from anybody.
 */
export function useHeldFocus(answers: number): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null)
  const before = useRef(answers)
  useEffect(() => {
    if (before.current === answers) return undefined
    before.current = answers
    // A browser takes focus from a button that went only with the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => hold(dock.current))
    })
    return () => cancelAnimationFrame(frame)
  }, [answers])
  return dock
}

function hold(dock: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) dock?.focus({ preventScroll: true })
}
