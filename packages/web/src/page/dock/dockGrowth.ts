import { type RefCallback, useCallback } from 'react'

/**
 * Tells the page how far the dock has grown over the board (`--dock-growth`), so that a hand can stay in sight: it moves up by
 * as much. Only a sheet for which no hand is needed covers it.
 */
export function useDockGrowth(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      const isCovering = element.querySelector('[data-covers-hand]') !== null
      style.setProperty('--dock-growth', `${isCovering ? 0 : element.offsetHeight}px`)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty('--dock-growth')
    }
  }, [])
}
