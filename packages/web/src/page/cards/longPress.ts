import { type PointerEvent, useRef } from 'react'

/** Milliseconds a finger rests before it means "what is this?". */
const HOLD = 450

/** A finger that stays: not every browser tells it as a wish for a menu. The click that follows is swallowed. */
export function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    wasHeld: () => held.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        held.current = false
        stop()
        if (event.pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          held.current = true
          onHold()
        }, HOLD)
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove(event: PointerEvent) {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop()
      },
    },
  }
}
