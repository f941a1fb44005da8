import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const stops = (zone: HTMLElement): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('[data-roving]')]

/** The keys that walk through a zone: how far, or to which end. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Focuses the zone's stop for Tab, once every piece has found its place. */
function later(zone: HTMLElement): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const stop = zone.querySelector<HTMLElement>('[data-roving][tabindex="0"]') ?? zone
    // Nobody went there: nothing is shown large for it.
    stop.dataset['held'] = 'true'
    stop.focus({ preventScroll: true })
    delete stop.dataset['held']
  })
}

/** One stop for Tab in a zone, arrows within: whatever had the focus last is where Tab comes back to. */
export function useRoving<E extends HTMLElement>() {
  const zone = useRef<E>(null)
  const hadFocus = useRef(false)
  // After every drawing, for pieces come and go.
  useLayoutEffect(() => {
    if (zone.current === null) return
    const { activeElement, body } = document
    // The piece with the focus has left: the focus stays in the zone.
    if (hadFocus.current && activeElement === body) later(zone.current)
    hadFocus.current = zone.current.contains(activeElement) || (hadFocus.current && activeElement === body)
    const found = stops(zone.current)
    const current = found.find((one) => one.tabIndex === 0 && one.dataset['visited'] === 'true') ?? found[0]
    for (const one of found) one.tabIndex = one === current ? 0 : -1
  })
  return {
    ref: zone,
    onFocus({ target }: { target: Element }) {
      hadFocus.current = true
      if (zone.current === null || !target.matches('[data-roving]')) return
      for (const one of stops(zone.current)) {
        one.tabIndex = one === target ? 0 : -1
        one.dataset['visited'] = String(one === target)
      }
    },
    /** Whoever goes elsewhere is not fetched back when what they went to is gone, such as a warning in the dock. */
    onBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      if (relatedTarget instanceof Node && zone.current?.contains(relatedTarget) === false)
        hadFocus.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (step === undefined || zone.current === null || event.altKey || event.ctrlKey || event.metaKey)
        return
      const found = stops(zone.current)
      const at = found.indexOf(event.target as HTMLElement)
      if (at < 0) return
      event.preventDefault()
      found[step(at, found.length - 1)]?.focus()
    },
  }
}
