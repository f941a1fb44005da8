import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { boxIn, cellAt, fittingCell, type MapPlan } from './mapPlan.ts'
import { useMapLooks } from './mapStore.ts'
import type { MapModel } from '../../model/zombies/map.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The room that the map has. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const read = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
  return size
}

/** Pixels of a cell now. */
export function useCell(
  map: MapModel,
  { width, height }: Size,
): { readonly cell: number; readonly fitting: number } {
  const { cell } = useMapLooks()
  const fitting = fittingCell(map, width, height)
  return { cell: cellAt(cell, fitting), fitting }
}

/** A zoom keeps the point under the pointer, or the middle, where it is. */
export function useZoomAnchor(frame: RefObject<HTMLElement | null>, cell: number) {
  const anchor = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const before = useRef(cell)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || before.current === cell) return
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const scale = cell / before.current
    element.scrollLeft = (element.scrollLeft + x) * scale - x
    element.scrollTop = (element.scrollTop + y) * scale - y
    before.current = cell
    anchor.current = null
  }, [frame, cell])
  return anchor
}

/** The camera goes to a zone when it changes: always at first, later only while it follows. */
export function useFollowing(frame: RefObject<HTMLElement | null>, plan: MapPlan, zone: string): void {
  const { follows, locked } = useMapLooks()
  const isFirst = useRef(true)
  const last = useRef({ zone: '', cell: 0 })
  useEffect(() => {
    const element = frame.current
    if (element === null || zone === '' || element.clientWidth === 0) return
    const isMoved = last.current.zone !== zone
    last.current = { zone, cell: plan.cell }
    if (!isFirst.current && (!isMoved || !follows || locked)) return
    centreOn(element, plan, zone, isFirst.current)
    isFirst.current = false
  }, [frame, plan, zone, follows, locked])
}

/** A zone that was chosen stays in sight when the strip below takes room; only while the camera follows. */
export function useChosenInSight(
  frame: RefObject<HTMLElement | null>,
  plan: MapPlan,
  { width, height }: Size,
): void {
  const { zone, follows, locked } = useMapLooks()
  useEffect(() => {
    const element = frame.current
    if (element !== null && zone !== '' && follows && !locked && width > 0 && height > 0)
      centreOn(element, plan, zone, false)
  }, [frame, plan, zone, follows, locked, width, height])
}

/** Puts a zone into the middle, where it is not well in sight already. */
export function centreOn(element: HTMLElement, plan: MapPlan, zone: string, always: boolean): void {
  const box = boxIn(plan, zone)
  const svg = element.firstElementChild
  if (box === null || svg === null) return
  const shift = { x: offset(element.clientWidth, plan.width), y: offset(element.clientHeight, plan.height) }
  const [x, y] = [box.x + shift.x + box.width / 2, box.y + shift.y + box.height / 2]
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
  const isSeen =
    x - box.width / 2 >= scrollLeft &&
    x + box.width / 2 <= scrollLeft + clientWidth &&
    y - box.height / 2 >= scrollTop &&
    y + box.height / 2 <= scrollTop + clientHeight
  if (isSeen && !always) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || always
  element.scrollTo({
    left: x - clientWidth / 2,
    top: y - clientHeight / 2,
    behavior: calm ? 'instant' : 'smooth',
  })
}

/** A map smaller than its frame stands in the middle of it. */
export function offset(frame: number, map: number): number {
  return Math.max(0, (frame - map) / 2)
}
