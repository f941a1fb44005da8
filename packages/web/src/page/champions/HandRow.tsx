import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { CardBack } from '../cards/CardBack.tsx'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { risesWithDock } from '../dock/dockGrowth.ts'
import { useHandPlace } from '../play/handPlace.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './HandRow.module.css'
import { SeatTabs } from './SeatTabs.tsx'

/** The hand of the player in front, always in sight: cards with their text, tiles on small screens. */
export function HandRow() {
  const t = useWords()
  const { player, found, nameOf } = useChampions()
  const aside = useHandPlace()
  if (player === undefined) return null
  const { hand, handSize, handLimit } = player
  const hidden = handSize - hand.length
  const row = (
    <div ref={risesWithDock} className={styles.strip} data-aside={aside !== null} data-drop-back>
      <SeatTabs />
      <Zone
        title={t('champions.hand', { name: nameOf(player.seat) })}
        short={t('champions.handShort')}
        count={t('champions.ofLimit', { n: handSize, limit: handLimit })}
        className={styles.hand}
      >
        {handSize === 0 ? <p className={styles.empty}>{t('champions.noHand')}</p> : null}
        <ul className={styles.cards} style={{ '--n': Math.max(6, handSize) } as CSSProperties}>
          {found(hand).map((piece) => (
            <li key={piece.id} className={styles.place}>
              <PieceButton piece={piece} place="hand" />
            </li>
          ))}
          {hidden === 0 ? null : (
            <li className={styles.hidden}>
              <CardBack technique="comic" label={t('champions.hiddenCards', { n: hidden })} />
              <b aria-hidden="true">×{hidden}</b>
            </li>
          )}
        </ul>
      </Zone>
    </div>
  )
  return aside === null ? row : createPortal(row, aside)
}
