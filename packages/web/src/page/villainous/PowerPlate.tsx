import type { VillainModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { PileButton } from './PileButton.tsx'
import { Jewel } from './Jewel.tsx'
import styles from './PowerPlate.module.css'

/** The reader's Power as a cut jewel, with deck and discard pile. */
export function PowerPlate({ player: { power, deck, discard } }: { readonly player: VillainModel }) {
  const t = useWords()
  return (
    <div className={styles.plate}>
      <span className={styles.label} aria-hidden="true">
        {t('vl.power')}
      </span>
      <span role="img" aria-label={t('vl.powerOf', { n: power })} className={styles.jewel}>
        <Jewel n={power} />
      </span>
      <span className={styles.piles}>
        <span>
          {t('vl.deck')} <b>{deck}</b>
        </span>
        <PileButton pile={discard} says="vl.pileOf" />
      </span>
    </div>
  )
}
