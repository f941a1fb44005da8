import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const stopsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-roving]') ?? []),
]

/** Where a row goes away under the focus, its neighbour has it: the focus is never lost. */
export function useHeldFocus(list: RefObject<HTMLElement | null>) {
  const place = useRef(-1)
  const count = useRef(0)
  useLayoutEffect(() => {
    const stops = stopsOf(list.current)
    const isGone = stops.length < count.current && document.activeElement === document.body
    count.current = stops.length
    if (isGone && place.current >= 0) stops[Math.min(place.current, stops.length - 1)]?.focus()
  })
  return {
    onFocusCapture({ target }: FocusEvent) {
      const stop = target.closest('li')?.querySelector<HTMLElement>('[data-roving]')
      place.current = stop ? stopsOf(list.current).indexOf(stop) : -1
    },
  }
}
