import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './EncounterPiles.module.css'
import { Pile } from './Pile.tsx'

/** The encounter deck and what was discarded from it. */
export function EncounterPiles() {
  const t = useWords()
  const { board, found } = useChampions()
  return (
    <Zone title={t('champions.encounter')} className={styles.zone}>
      <div className={styles.piles}>
        <Pile title={t('champions.deck')} size={board.encounterDeck} pieces={[]} />
        <Pile
          title={t('champions.discard')}
          size={board.encounterDiscard.length}
          pieces={found(board.encounterDiscard)}
        />
      </div>
    </Zone>
  )
}
