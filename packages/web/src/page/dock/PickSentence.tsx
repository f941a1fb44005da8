import { useChoosing } from '../play/choosing.ts'
import type { Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DockSentence.module.css'
import { Paid } from './Paid.tsx'

/** How far a selection of several has come. */
export function PickSentence({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const { shape, min, max } = question
  if (shape === 'pay') return <Paid payment={{ asked: question, picks }} />
  if (shape === 'distribute')
    return <span className={styles.paid}>{t('play.share', { left: max - picks.length })}</span>
  if (shape !== 'some') return null
  const wanted = min === max ? t('play.chooseExactly', { n: min }) : t('play.choose', { min, max })
  return (
    <span className={styles.paid}>
      <span className={styles.wanted}>{wanted} · </span>
      {t('play.chosen', { n: picks.length })}
    </span>
  )
}
