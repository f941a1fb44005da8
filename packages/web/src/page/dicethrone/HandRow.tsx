import type { CSSProperties } from 'react'
import { HandlingContext, useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { Piece } from '../../model/table/piece.ts'
import { useDuel } from './duel.ts'
import { HandCard } from './HandCard.tsx'
import styles from './HandRow.module.css'
import { HeroBack } from './HeroBack.tsx'
import { SellPlace } from './SellPlace.tsx'
import { useSelling } from './selling.ts'
import { useCardDrag } from './useCardDrag.ts'
import { WhyNotPlayed } from './WhyNotPlayed.tsx'
import { useHandHandling } from './useHandHandling.ts'

/** Places of a hand; the last one sells. */
const PLACES = 6

/** The reader's hand: what the phase allows is marked, and the last place sells. Of a hidden hand only the number is here. */
export function HandRow({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { me, board } = useDuel()
  const pieces = me.hand.flatMap((id) => board.pieces[id] ?? [])
  const hidden = me.handSize - pieces.length
  const playing = board.playing.flatMap((id) => board.pieces[id] ?? [])
  const lying = pieces.length + playing.length + Math.min(1, hidden)
  return (
    <Zone
      title={t('dt.hand')}
      count={`${me.handSize}/${me.handLimit}`}
      quiet
      rises
      className={`${styles.hand} ${className ?? ''}`}
    >
      <HandlingContext value={useHandHandling()}>
        <ul
          className={styles.cards}
          data-full={lying >= PLACES}
          style={{ '--cards': Math.max(PLACES, lying) } as CSSProperties}
        >
          {playing.map((piece) => (
            <li key={piece.id} className={styles.place} data-playing="">
              <small className={styles.playing}>{t('dt.playing')}</small>
              <PieceButton piece={piece} className={styles.card}>
                <Drawn piece={piece} />
              </PieceButton>
            </li>
          ))}
          {pieces.map((piece) => (
            <Held key={piece.id} piece={piece} />
          ))}
          {hidden === 0 ? null : (
            <li className={styles.hidden}>
              <HeroBack hero={me.face} label={t('dt.handOf', { n: hidden })} />
              <b aria-hidden="true">×{hidden}</b>
            </li>
          )}
          {hidden > 0 ? null : (
            <li className={styles.sells}>
              <SellPlace />
            </li>
          )}
        </ul>
      </HandlingContext>
    </Zone>
  )
}

/** A card of the hand; the mouse can carry it to the place that sells. */
function Held({ piece }: { readonly piece: Piece }) {
  const drag = useCardDrag(piece.id)
  const isHeld = useSelling(({ card }) => card === piece.id)
  return (
    <li className={styles.place} data-held={isHeld} {...drag}>
      <PieceButton piece={piece} className={styles.card}>
        <Drawn piece={piece} />
      </PieceButton>
      {isHeld ? <WhyNotPlayed card={piece.id} /> : null}
    </li>
  )
}

function Drawn({ piece }: { readonly piece: Piece }) {
  const face = useHandling().faceOf(piece.face)
  return face === undefined ? null : <HandCard face={face} />
}
