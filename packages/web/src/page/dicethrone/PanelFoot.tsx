import { BookOpen, Layers2 } from 'lucide-react'
import { Pile } from '../champions/Pile.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { useDuel } from './duel.ts'
import styles from './PlayerPanel.module.css'

/** How many cards lie in hand, deck and discard pile, and the way to the whole board. */
export function PanelFoot({ player, isMe }: { readonly player: DuellistModel; readonly isMe: boolean }) {
  const t = useWords()
  const { board, see } = useDuel()
  const { seat, handSize, deck, discard, hero } = player
  const hand = t('dt.handOf', { n: handSize })
  return (
    <div className={styles.foot}>
      {isMe ? null : (
        <span className={styles.hand} role="img" aria-label={hand} title={hand}>
          <i className={styles.back} aria-hidden="true" /> {handSize}
        </span>
      )}
      <span className={styles.deck} role="img" aria-label={`${t('dt.deck')} ${deck}`} title={t('dt.deck')}>
        <Layers2 aria-hidden="true" size={16} /> {deck}
      </span>
      <Pile
        title={t('dt.discard')}
        size={discard.length}
        pieces={discard.flatMap((id) => board.pieces[id] ?? []).toReversed()}
      />
      <button
        type="button"
        className={`${controls.button} ${styles.see}`}
        data-roving=""
        aria-label={t('dt.seeBoardOf', { name: board.pieces[hero]?.name ?? '' })}
        onClick={() => see(seat)}
      >
        <BookOpen aria-hidden="true" size={18} />
        <span>{t('dt.seeBoard')}</span>
      </button>
    </div>
  )
}
