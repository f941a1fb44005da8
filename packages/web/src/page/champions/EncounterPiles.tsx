import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { Pile } from './Pile.tsx'
import styles from './Piles.module.css'

/** The encounter deck and what was discarded from it. */
export function EncounterPiles() {
  const t = useWords()
  const { board, found } = useChampions()
  return (
    <div className={styles.piles}>
      <Pile title={t('champions.encounterDeck')} size={board.encounterDeck} pieces={[]} />
      <Pile
        title={t('champions.encounterDiscard')}
        size={board.encounterDiscard.length}
        pieces={found(board.encounterDiscard)}
      />
    </div>
  )
}
