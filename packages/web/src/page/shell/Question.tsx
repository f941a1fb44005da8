import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import dialogs from './dialog.module.css'
import styles from './Question.module.css'

interface QuestionProps {
  readonly title: string
  readonly children: ReactNode
  /** The answers, as buttons; the first has the focus. */
  readonly buttons: ReactNode
  readonly onClose: () => void
}

/**
 * A short question over the page. Not a modal dialog of the browser: that makes the whole page inert and works every
 * style out again, twice, which on a full table takes longer than the answer. It covers the page and keeps the focus itself.
 */
export function Question({ title, children, buttons, onClose }: QuestionProps) {
  const id = useId()
  const cover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = cover
    const before = document.activeElement
    current?.showPopover()
    current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      ref={cover}
      popover="manual"
      className={styles.cover}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
        else if (event.key === 'Tab') walk(event)
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={`${dialogs.paper} ${styles.box}`}>
        <h2 id={`${id}title`}>{title}</h2>
        <div id={`${id}text`}>{children}</div>
        <div className={dialogs.buttons}>{buttons}</div>
      </div>
    </div>
  )
}

/** Tab goes round among the answers. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const place = all.findIndex((one) => one === document.activeElement)
  all.at((place + (event.shiftKey ? -1 : 1)) % all.length)?.focus()
}
