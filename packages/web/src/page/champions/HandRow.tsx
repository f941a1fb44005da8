import { Heart } from 'lucide-react'
import { CardBack } from '../cards/CardBack.tsx'
import { PieceRow } from '../cards/PieceRow.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './HandRow.module.css'
import { SeatTabs } from './SeatTabs.tsx'

/** The hand of the player in front, always in sight; with tabs where one person plays several. */
export function HandRow() {
  const t = useWords()
  const { player, found, nameOf } = useChampions()
  if (player === undefined) return null
  const { hand, handSize, handLimit } = player
  const hidden = handSize - hand.length
  return (
    <div className={styles.strip}>
      <SeatTabs />
      <Zone
        title={t('champions.hand', { name: nameOf(player.seat) })}
        count={`${handSize}/${handLimit}`}
        className={styles.hand}
      >
        <p className={styles.vital} aria-hidden="true">
          <Heart size={14} /> <b>{player.hp.now}</b>/{player.hp.max} ·{' '}
          {t('champions.form', { form: player.form })}
        </p>
        {handSize === 0 ? <p className={styles.empty}>{t('champions.noHand')}</p> : null}
        <PieceRow pieces={found(hand)} className={styles.cards} />
        {hidden === 0 ? null : (
          <div className={styles.hidden}>
            <CardBack technique="comic" label={t('champions.hiddenCards', { n: hidden })} />
            <b aria-hidden="true">×{hidden}</b>
          </div>
        )}
      </Zone>
    </div>
  )
}
