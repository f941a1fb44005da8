import { Heart, TriangleAlert } from 'lucide-react'
import { GaugeBar } from '../cards/Gauge.tsx'
import { PieceButton } from '../cards/PieceButton.tsx'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import { statPictures } from '../cards/statPictures.ts'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './KeyNumbers.module.css'
import { heardOf } from './schemeIcons.ts'
import { roman } from '../../model/champions/roman.ts'
import { StatusCards } from './StatusCards.tsx'

/** On a phone: the villain and the main scheme in two lines that never scroll away. */
export function KeyNumbers() {
  const t = useWords()
  const { board, find } = useChampions()
  const { villain, mainScheme } = board
  const enemy = villain === null ? undefined : find(villain.id)
  const scheme = mainScheme === null ? undefined : find(mainScheme.id)
  return (
    <Zone title={t('champions.keyNumbers')} quiet className={styles.strip}>
      {enemy === undefined || villain === null || enemy.hp === null ? null : (
        <div className={styles.holder}>
          <PieceButton piece={enemy}>
            <div className={styles.line}>
              <span className={styles.name}>
                {enemy.name} {roman(villain.stage)}
              </span>
              <Stats piece={enemy} />
              <StatusCards piece={enemy} />
              <GaugeBar gauge={enemy.hp} tone="life" label={<Heart size="1em" />} className={styles.gauge} />
            </div>
          </PieceButton>
          <TuckedPieces host={enemy} find={find} place="beside" />
        </div>
      )}
      {scheme === undefined || mainScheme === null ? null : (
        <PieceButton piece={scheme} also={heardOf(t, mainScheme)}>
          <div className={styles.line}>
            <span className={styles.name}>{t('champions.threat')}</span>
            <span className={styles.stat}>{t('champions.perRoundShort', { n: mainScheme.perRound })}</span>
            <GaugeBar
              gauge={mainScheme.threat}
              coming={mainScheme.perRound}
              tone="threat"
              label={<TriangleAlert size="1em" />}
              className={styles.gauge}
            />
          </div>
        </PieceButton>
      )}
    </Zone>
  )
}

function Stats({ piece }: { piece: Piece }) {
  return piece.stats.map(({ id, value }) => {
    const Picture = statPictures[id]
    return (
      <span key={id} className={styles.stat}>
        {Picture === undefined ? null : <Picture size={14} />} <b>{value}</b>
      </span>
    )
  })
}
