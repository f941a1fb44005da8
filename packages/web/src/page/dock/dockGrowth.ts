import { type RefCallback, useCallback } from 'react'

/** What grows above the dock up to this height leaves the hand in sight, which moves up by as much; a sheet covers it. */
const LINES = 100

/** Tells the page how far the dock has grown over the board (`--dock-growth`), so that a hand can stay in sight. */
export function useDockGrowth(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      const height = element.offsetHeight
      style.setProperty('--dock-growth', `${height > LINES ? 0 : height}px`)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty('--dock-growth')
    }
  }, [])
}
