import { Skull } from 'lucide-react'
import { usePlay } from '../../play/PlayContext.ts'
import { NOTHING } from '../../../model/table/nobody.ts'
import { useWords } from '../../words/i18n.ts'
import { DefenderButton } from '../DefenderButton.tsx'
import { spanOf } from '../forecastSums.ts'
import { type Attack, type Defence, keyOf } from './attacks.ts'
import styles from './DefenceSheet.module.css'
import { tellOne } from './telling.ts'
import type { Defending } from './useDefending.ts'

interface RowProps {
  readonly attack: Attack
  readonly defence: Defence
  readonly defending: Defending
  readonly isChosen: boolean
}

/** An answer to one attack: who defends, and what would be left of whom. */
export function DefenderRow({ attack, defence, defending, isChosen }: RowProps) {
  const t = useWords()
  const { pieces } = usePlay().shown.board
  const { defender } = defence
  const piece = defender === NOTHING ? undefined : pieces[defender]
  const told = tellOne(defending.told.before.get(keyOf(attack)) ?? new Map(), attack, defence)
  const falls = told.falls === 'surely'
  return (
    <DefenderButton
      piece={piece}
      isChosen={isChosen}
      data={{ 'data-defender': defender, 'data-falls': told.falls }}
      onPress={() => defending.choose(attack, defender)}
    >
      <span className={styles.outcome}>
        {told.falls === 'not' ? null : <Skull size={14} aria-hidden />}
        {told.tough
          ? t('defend.tough')
          : falls
            ? t('defend.falls')
            : t('defend.left', { from: spanOf(t, told.from), left: spanOf(t, told.left) })}
      </span>
    </DefenderButton>
  )
}
