import { type RefObject, useEffect, useRef } from 'react'
import { useMapLooks } from './mapStore.ts'

type Anchor = RefObject<{ readonly x: number; readonly y: number } | null>

/** Moving further than this is no press. */
const SLOP = 5

/** Drags with the mouse, zooms with the wheel and with two fingers; one finger scrolls as everywhere. */
export function usePointers(frame: RefObject<HTMLElement | null>, anchor: Anchor, cell: number): void {
  // Fingers go on with one gesture while the size changes under them.
  const size = useRef(cell)
  useEffect(() => {
    size.current = cell
  }, [cell])
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const zoom = (x: number, y: number, to: number): void => {
      const box = element.getBoundingClientRect()
      anchor.current = { x: x - box.left, y: y - box.top }
      useMapLooks.setState({ cell: Math.max(40, Math.min(192, to)) })
    }
    listenToWheel(element, signal, (x, y, by) => zoom(x, y, size.current * by))
    listenToFingers(element, signal, () => size.current, zoom)
    listenToDrags(element, signal)
    return () => stop.abort()
  }, [frame, anchor])
}

const isLocked = (): boolean => useMapLooks.getState().locked

function listenToWheel(
  element: HTMLElement,
  signal: AbortSignal,
  zoom: (x: number, y: number, by: number) => void,
): void {
  element.addEventListener(
    'wheel',
    (event) => {
      if (isLocked() || event.shiftKey) return
      event.preventDefault()
      zoom(event.clientX, event.clientY, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)))
    },
    { passive: false, signal },
  )
}

function listenToFingers(
  element: HTMLElement,
  signal: AbortSignal,
  size: () => number,
  zoom: (x: number, y: number, cell: number) => void,
): void {
  let began = { spread: 0, cell: 0 }
  const spreadOf = ([a, b]: readonly Touch[]): number =>
    a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      if (touches.length === 2) began = { spread: spreadOf([...touches]), cell: size() }
    },
    { passive: true, signal },
  )
  element.addEventListener(
    'touchmove',
    (event) => {
      const touches = [...event.touches]
      const [a, b] = touches
      if (a === undefined || b === undefined || began.spread === 0 || isLocked()) return
      event.preventDefault()
      const spread = spreadOf(touches)
      zoom((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, (began.cell * spread) / began.spread)
    },
    { passive: false, signal },
  )
}

function listenToDrags(element: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number; left: number; top: number } | null = null
  let isDragged = false
  element.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      isDragged = false
      if (pointerType !== 'mouse' || button !== 0 || isLocked()) return
      from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop }
    },
    { signal },
  )
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (from === null) return
      const [dx, dy] = [clientX - from.x, clientY - from.y]
      if (Math.hypot(dx, dy) > SLOP) isDragged = true
      if (isDragged) element.scrollTo(from.left - dx, from.top - dy)
    },
    { signal },
  )
  window.addEventListener('pointerup', () => (from = null), { signal })
  // Whoever dragged the map pressed no zone.
  element.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return
      isDragged = false
      event.stopPropagation()
    },
    { capture: true, signal },
  )
}
