import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './DeckBar.module.css'

/** At the foot of a phone, whichever part is shown: how many cards, and whether the deck can be played. */
export function DeckBar({ onPress }: { readonly onPress: () => void }) {
  const t = useWords()
  const { box, judged } = useBuilder()
  if (judged === null) return null
  const { problems, stats } = judged
  const Icon = problems.length === 0 ? CircleCheck : TriangleAlert
  return (
    <button type="button" className={styles.bar} data-legal={problems.length === 0} onClick={onPress}>
      <b className={styles.size}>{t('decks.sizeShort', { size: stats.size, ...box.size })}</b>
      <span className={styles.state}>
        <Icon aria-hidden="true" size={18} />
        {problems.length === 0 ? t('decks.legal') : t('decks.problems', { n: problems.length })}
      </span>
    </button>
  )
}
