import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './MenuButton.module.css'

interface MenuButtonProps {
  readonly label: string
  readonly className: string
  readonly isDisabled?: boolean
  /** The name by which a key of the table finds the button: `undo`. */
  readonly menu: string
  /** What stands on the button. */
  readonly face: ReactNode
  /** Buttons with the role of a menu item, and what parts them. */
  readonly children: ReactNode
}

/** A button that opens a menu: arrows walk, Escape closes, and focus goes back to the button. */
export function MenuButton({ label, className, isDisabled = false, menu, face, children }: MenuButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={isDisabled}
        aria-label={label}
        data-menu={menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen ? (
        <Items id={id} label={label} below={button.current} onClose={close}>
          {children}
        </Items>
      ) : null}
    </>
  )
}

interface ItemsProps {
  readonly id: string
  readonly label: string
  readonly below: HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

function Items({ id, label, below, onClose, children }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = menu
    if (current === null) return
    current.showPopover()
    place(current, below)
    itemsIn(current)[0]?.focus()
  }, [below])
  const onKeyDown = (event: KeyboardEvent): void => {
    // The table's keys are not the menu's.
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    const items = itemsIn(menu.current)
    const next = nextItem(items, event.key)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="auto"
      className={styles.menu}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
      onClick={onClose}
    >
      {children}
    </div>
  )
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at - 1)
  if (key === 'Home') return items[0]
  return key === 'End' ? items.at(-1) : undefined
}

const GAP = 6

/** Below the button, within the window. */
function place(menu: HTMLElement, below: HTMLElement | null): void {
  const at = below?.getBoundingClientRect()
  if (at === undefined) return
  const left = Math.min(at.left, innerWidth - menu.offsetWidth - GAP)
  menu.style.left = `${Math.max(GAP, left)}px`
  menu.style.top = `${Math.min(at.bottom + GAP, innerHeight - menu.offsetHeight - GAP)}px`
}

interface MenuItemProps {
  readonly onAct: () => void
  readonly children: ReactNode
}

/** One thing a menu does. */
export function MenuItem({ onAct, children }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onAct}>
      {children}
    </button>
  )
}
