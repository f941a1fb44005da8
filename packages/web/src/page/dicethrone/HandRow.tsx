import { PieceRow } from '../cards/PieceRow.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'
import { HeroBack } from './HeroBack.tsx'
import styles from './HandRow.module.css'

/** The reader's hand: what the phase allows is marked. Of a hand that is hidden only the number is here. */
export function HandRow({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { me, board } = useDuel()
  const pieces = me.hand.flatMap((id) => board.pieces[id] ?? [])
  const hidden = me.handSize - pieces.length
  const playing = board.playing.flatMap((id) => board.pieces[id] ?? [])
  return (
    <Zone
      title={t('dt.hand')}
      count={`${me.handSize}/${me.handLimit}`}
      className={`${styles.hand} ${className ?? ''}`}
    >
      <div className={styles.row}>
        {me.handSize === 0 ? <p className={styles.empty}>{t('dt.empty')}</p> : null}
        <PieceRow pieces={pieces} className={styles.cards} />
        {hidden === 0 ? null : (
          <div className={styles.hidden}>
            <HeroBack hero={me.face} label={t('dt.handOf', { n: hidden })} />
            <b aria-hidden="true">×{hidden}</b>
          </div>
        )}
        {playing.length === 0 ? null : (
          <div className={styles.playing} role="group" aria-label={t('dt.playing')}>
            <small>{t('dt.playing')}</small>
            <PieceRow pieces={playing} />
          </div>
        )}
      </div>
    </Zone>
  )
}
