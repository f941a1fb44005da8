import type { PointerEvent } from 'react'
import type { ThingId } from '@quadriga/kernel'

/** A press that moves farther than this carries the piece. */
const FAR = 8

/** What happens to a piece that is carried. */
export interface Carrier {
  /** It leaves its place; false where it cannot be carried. */
  readonly begin: () => boolean
  /** It is put down on a piece, or on the table; null and false where it goes back. */
  readonly drop: (below: ThingId | null, onTable: boolean) => void
}

/** What lies below a pointer, without what it carries. */
function under({ clientX, clientY }: globalThis.PointerEvent, carried: Element) {
  const all = document.elementsFromPoint(clientX, clientY).filter((one) => !carried.contains(one))
  const piece = all.flatMap((one) => one.closest<HTMLElement>('[data-piece]') ?? [])[0]
  const isHand = all.some((one) => one.closest('[data-drop-back]') !== null)
  const isTable = all.some((one) => one.closest('[data-drop-table]') !== null)
  return { below: piece === undefined ? null : Number(piece.dataset['piece']), onTable: isTable && !isHand }
}

/** Follows a pointer from its press on: the piece comes along once it moves, and Escape or a lost pointer brings it back. */
export function followPointer(down: PointerEvent, carried: HTMLElement, { begin, drop }: Carrier): void {
  let isCarried = false
  const stop = (): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', leave, { capture: true })
    carried.style.translate = ''
    delete carried.dataset['carried']
  }
  const lift = (): void => {
    isCarried = begin()
    if (isCarried) carried.dataset['carried'] = ''
    else stop()
  }
  const move = (event: globalThis.PointerEvent): void => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!isCarried && Math.hypot(x, y) >= FAR) lift()
    if (isCarried) carried.style.translate = `${x}px ${y}px`
  }
  const end = (event: globalThis.PointerEvent): void => {
    const { below, onTable } = under(event, carried)
    stop()
    if (isCarried) drop(event.type === 'pointerup' ? below : null, event.type === 'pointerup' && onTable)
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isCarried) return
    event.stopPropagation()
    stop()
    drop(null, false)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  addEventListener('keydown', leave, { capture: true })
}
