const CONTROL = 'button, a, summary, [role]'

/** The control under a key or a click. */
export function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROL) : null
}

/** The control that a pointer pressed last, as long as the focus stays on it. */
let pointed: Element | null = null

export const isPointed = (control: Element | null): boolean => control !== null && control === pointed

/** Whoever picks with a number means what they picked, and no longer the control that their keys had reached before. */
export function leaveReached(): void {
  pointed = document.activeElement?.closest(CONTROL) ?? null
}

/** Tells what was pressed with a pointer from what was reached with keys. */
export function followPointer(): () => void {
  // Keys click too, without a count: what they have reached, or a button far from the focus, which stays where it was.
  const onClick = (event: MouseEvent): void => {
    if (event.detail > 0) pointed = controlOf(event)
    else if (event.target === document.activeElement) pointed = null
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target !== pointed) pointed = null
  }
  addEventListener('click', onClick, true)
  addEventListener('focusin', onFocus, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('focusin', onFocus, true)
  }
}
