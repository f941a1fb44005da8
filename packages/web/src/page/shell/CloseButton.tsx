import { X } from 'lucide-react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'

interface CloseButtonProps {
  /** What it closes, where "close" alone does not say it. */
  readonly label?: string
  readonly size?: 18 | 20
  readonly onClose: () => void
}

/** The cross in the corner of what was opened beside or over the page. */
export function CloseButton({ label, size = 20, onClose }: CloseButtonProps) {
  const t = useWords()
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${controls.icon}`}
      aria-label={label ?? t('shell.close')}
      onClick={onClose}
    >
      <X aria-hidden="true" size={size} />
    </button>
  )
}
