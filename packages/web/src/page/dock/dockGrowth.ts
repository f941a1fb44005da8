import { type RefCallback, useCallback } from 'react'

/** What moves up with the dock, told by its own `--dock-growth`: of the whole page, every element would be styled anew. */
const rising = new Set<HTMLElement>()
let growth = '0px'

const tell = (element: HTMLElement): void => element.style.setProperty('--dock-growth', growth)

function grow(pixels: number): void {
  growth = `${pixels}px`
  for (const element of rising) tell(element)
}

/** A hand and the like: stays in sight while the dock grows over the board. */
export function risesWithDock(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  rising.add(element)
  tell(element)
  return () => void rising.delete(element)
}

/** Watches how far the dock has grown over the board. Only a sheet for which no hand is needed covers it. */
export function useDockGrowth(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const watch = new ResizeObserver(() => {
      const isCovering = element.querySelector('[data-covers-hand]') !== null
      grow(isCovering ? 0 : element.offsetHeight)
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      grow(0)
    }
  }, [])
}
