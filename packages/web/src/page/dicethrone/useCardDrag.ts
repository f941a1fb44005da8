import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { useHandling } from '../cards/handling.ts'
import { useSelling } from './selling.ts'

/** A press that moves farther than this carries the card. */
const FAR = 8

interface CardDrag {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/** Lets the mouse carry a card to the place that sells; dropped anywhere else it goes back. */
export function useCardDrag(card: ThingId): CardDrag {
  const { can, start } = useHandling()
  const wasCarried = useRef(false)
  return {
    onPointerDown(down) {
      wasCarried.current = false
      if (down.pointerType !== 'mouse' || down.button !== 0 || !can(card, 'sell')) return
      const look = down.currentTarget as HTMLElement
      const move = (event: globalThis.PointerEvent): void => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
        if (!wasCarried.current && Math.hypot(x, y) < FAR) return
        wasCarried.current = true
        useSelling.setState({ card, isDragged: true })
        look.style.translate = `${x}px ${y}px`
      }
      const drop = (event: globalThis.PointerEvent): void => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', drop)
        removeEventListener('pointercancel', drop)
        look.style.translate = ''
        if (!wasCarried.current) return
        useSelling.setState({ card: null, isDragged: false })
        const under = document.elementsFromPoint(event.clientX, event.clientY)
        if (event.type === 'pointerup' && under.some((one) => one.matches('[data-sells]')))
          start(card, 'sell')
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', drop)
      addEventListener('pointercancel', drop)
    },
    // What was carried was not pressed.
    onClickCapture(event) {
      if (wasCarried.current) event.stopPropagation()
      wasCarried.current = false
    },
  }
}
