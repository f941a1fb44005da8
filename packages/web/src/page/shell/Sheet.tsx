import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { type RichLinks, RichLinksContext } from '../text/Rich.tsx'
import dialogs from './dialog.module.css'
import styles from './Sheet.module.css'

interface SheetProps {
  readonly title: string
  /** Beside the title: a button that closes, say. */
  readonly beside?: ReactNode
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page: the rest waits, Escape and a click beside it close it, and focus goes back where it was. */
export function Sheet({ title, beside, className = '', onClose, children }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const links = useContext(RichLinksContext)
  // A dialog gives the focus back when it is closed, not when it is taken out of the page: it is closed before that.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="dialog"
      aria-labelledby={id}
      className={`${dialogs.paper} ${styles.sheet} ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {beside}
        </div>
        <RichLinksContext value={links === null ? null : leaving(links, onClose)}>
          {children}
        </RichLinksContext>
      </div>
    </dialog>
  )
}

/** Rules and cards lie below a dialog: it makes room for them. */
function leaving(links: RichLinks, leave: () => void): RichLinks {
  return {
    openRule(id) {
      leave()
      links.openRule(id)
    },
    openCard(code) {
      leave()
      links.openCard(code)
    },
  }
}
