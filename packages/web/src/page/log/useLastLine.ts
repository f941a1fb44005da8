import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the last line of a log in sight: when a line comes, when its height is known, and when the log has less room. Who scrolls
 * reads something else, until the next line.
 */
export function useLastLine(box: RefObject<HTMLElement | null>, lines: readonly unknown[], height: number) {
  const follows = useRef(true)
  const isEmpty = lines.length === 0
  useLayoutEffect(() => {
    follows.current = true
  }, [lines])
  useEffect(() => {
    if (!follows.current) return undefined
    toEnd(box.current)
    // Rows that were just measured move what is seen once more.
    const frame = requestAnimationFrame(() => follows.current && toEnd(box.current))
    return () => cancelAnimationFrame(frame)
  }, [box, lines, height])
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const watch = new ResizeObserver(() => {
      if (follows.current) toEnd(current)
    })
    watch.observe(current)
    // Its lines too: a row that is measured late makes them longer.
    if (current.firstElementChild !== null) watch.observe(current.firstElementChild)
    return () => watch.disconnect()
  }, [box, isEmpty])
  const leave = (): void => {
    follows.current = false
  }
  return { onWheel: leave, onTouchMove: leave, onPointerDown: leave, onKeyDown: leave }
}

function toEnd(box: HTMLElement | null): void {
  if (box !== null) box.scrollTop = box.scrollHeight
}
