import { Dices } from 'lucide-react'
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
  return (
    <button
      type="button"
      className={`${controls.button} ${className ?? ''}`}
      data-roving=""
      aria-keyshortcuts="r"
      data-option={prepared?.key}
      disabled={prepared === undefined}
      onClick={onRoll}
    >
      <Dices aria-hidden="true" size={20} />
      {prepared === undefined ? t('dt.rollNone') : t('dt.roll', { n: prepared.dice.length })}
      <kbd className={styles.key} aria-hidden="true">
        R
      </kbd>
    </button>
  )
}
