import { type RefObject, useEffect, useRef } from 'react'

/**
 * A button that answers goes away with its question or cannot be pressed again, and focus goes with it: the dock takes it
 * then, so that the next Tab goes on from there. The first question takes no focus from anybody.
 */
export function useHeldFocus(answers: number): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null)
  const before = useRef(answers)
  useEffect(() => {
    if (before.current === answers) return undefined
    before.current = answers
    // Focus asks where everything lies: with the next frame, which lays it out anyway.
    const frame = requestAnimationFrame(() => take(dock.current))
    return () => cancelAnimationFrame(frame)
  }, [answers])
  useEffect(() => {
    const onLeave = ({ target }: FocusEvent): void => {
      // Whoever clicks beside a button means it; a button that was switched off under one's fingers is another matter.
      if (target instanceof HTMLElement && target.matches(':disabled'))
        queueMicrotask(() => take(dock.current))
    }
    const { current } = dock
    current?.addEventListener('focusout', onLeave)
    return () => current?.removeEventListener('focusout', onLeave)
  }, [])
  return dock
}

/** For what was in the dock and goes away with the focus on it, such as a warning. */
export function leaveToDock(): void {
  queueMicrotask(() => take(document.querySelector<HTMLElement>('[data-dock]')))
}

/** Takes the focus that nobody has. */
function take(dock: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) dock?.focus({ preventScroll: true })
}
