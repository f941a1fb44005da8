import { Dices } from 'lucide-react'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { ThrowModel } from '../../model/dicethrone/board.ts'
import styles from './RollBar.module.css'

interface RollButtonProps {
  /** Undefined where every die is kept. */
  readonly prepared: ThrowModel | undefined
  readonly onRoll: () => void
  readonly className?: string | undefined
}

/** Throws every die that is not kept. */
export function RollButton({ prepared, onRoll, className }: RollButtonProps) {
  const t = useWords()
  const keys = useAriaKeys('roll')
  return (
    <button
      type="button"
      className={`${controls.button} ${className ?? ''}`}
      data-roving=""
      aria-keyshortcuts={keys}
      data-option={prepared?.key}
      data-throws=""
      disabled={prepared === undefined}
      onClick={onRoll}
    >
      <Dices aria-hidden="true" size={20} />
      {prepared === undefined ? t('dt.rollNone') : t('dt.roll', { n: prepared.dice.length })}
      <ShortcutKey of="roll" className={styles.key} />
    </button>
  )
}
