import { Check, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { FaceDisc } from '../cards/FaceDisc.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DefenderButton.module.css'

interface DefenderButtonProps {
  /** Who would defend; nobody without a piece. */
  readonly piece: Piece | undefined
  readonly isChosen: boolean
  /** What tells it from others, for styles and tests. */
  readonly data: Readonly<Record<`data-${string}`, string | number | boolean>>
  readonly onPress: () => void
  /** What it would come to. */
  readonly children: ReactNode
}

/** One answer to an attack: who defends, or nobody, and what would be left of them. */
export function DefenderButton({ piece, isChosen, data, onPress, children }: DefenderButtonProps) {
  const t = useWords()
  return (
    <button type="button" className={styles.defender} aria-pressed={isChosen} {...data} onClick={onPress}>
      {piece === undefined ? (
        <CircleDashed size={24} aria-hidden />
      ) : (
        <FaceDisc code={piece.face} size={24} />
      )}
      <span className={styles.name}>{piece?.name ?? t('defend.nobody')}</span>
      {children}
      {isChosen ? <Check size={18} aria-hidden className={styles.check} /> : null}
    </button>
  )
}
