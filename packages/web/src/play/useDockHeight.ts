import { useCallback } from 'react'

/** Tells the page how high the dock is, so that whatever lies over the board ends above it. */
export function useDockHeight(): (dock: HTMLElement | null) => (() => void) | undefined {
  return useCallback((dock) => {
    if (dock === null) return undefined
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--dock-height', `${dock.offsetHeight}px`))
    watch.observe(dock)
    return () => {
      watch.disconnect()
      style.removeProperty('--dock-height')
    }
  }, [])
}
