import { createContext, type FocusEvent, type PointerEvent, useContext } from 'react'
import type { Piece } from '../../model/table/piece.ts'

/** Which piece a pointer rests on, and the half of the page that is free for it. */
export interface Peeked {
  readonly piece: Piece
  readonly side: 'start' | 'end'
}

/** Milliseconds a pointer rests before a card is shown large. */
const REST = 320

export const PeekContext = createContext<(peeked: Peeked | null) => void>(() => undefined)

let waiting: ReturnType<typeof setTimeout> | undefined

/** What has come under a mouse that lay still, as a hand does that the dock has lifted: nobody pointed at it yet. */
let unmeant: Element | null = null

const isStill = ({ movementX, movementY }: PointerEvent): boolean => movementX === 0 && movementY === 0

/** Handlers that show a card large while a mouse rests on it, or the keyboard's focus. */
export function usePeek(piece: Piece) {
  const show = useContext(PeekContext)
  const later = (element: Element) => {
    clearTimeout(waiting)
    const { left, right } = element.getBoundingClientRect()
    const side = (left + right) / 2 > innerWidth / 2 ? 'start' : 'end'
    waiting = setTimeout(() => show({ piece, side }), REST)
  }
  const never = () => {
    clearTimeout(waiting)
    show(null)
  }
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      unmeant = isStill(event) ? event.currentTarget : null
      if (unmeant === null) later(event.currentTarget)
    },
    onPointerMove(event: PointerEvent) {
      if (unmeant !== event.currentTarget || isStill(event)) return
      unmeant = null
      later(event.currentTarget)
    },
    onPointerLeave: never,
    onFocus({ currentTarget }: FocusEvent) {
      if (currentTarget.matches(':focus-visible:not([data-held])')) later(currentTarget)
    },
    onBlur: never,
  }
}
