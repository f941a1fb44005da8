import { Layers2 } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Belongings } from './Belongings.tsx'
import { DiscardPile } from './DiscardPile.tsx'
import { useDuel } from './duel.ts'
import { HeroDials } from './HeroDials.tsx'
import { HeroPlate } from './HeroPlate.tsx'
import { HeroTags } from './HeroTags.tsx'
import styles from './OwnHero.module.css'
import { Portrait } from './Portrait.tsx'

interface OwnHeroProps {
  readonly player: DuellistModel
  readonly className?: string | undefined
}

/** A player's own plate: who, health and combat points, tokens and companions, deck and discard pile. */
export function OwnHero({ player, className }: OwnHeroProps) {
  const t = useWords()
  const { board, me } = useDuel()
  const { seat, hero, face, deck, statuses, companions, leaflet } = player
  const isLaden = statuses.length + companions.length + leaflet.length > 0
  const piece = board.pieces[hero]
  return (
    <Zone
      title={t('dt.side', { name: piece?.name ?? '' })}
      quiet
      rises
      className={`${styles.zone} ${className ?? ''}`}
    >
      <HeroPlate hero={face} className={styles.plate} data={{ laden: isLaden, plate: true }}>
        {piece === undefined ? null : (
          <PieceButton piece={piece} className={styles.portrait}>
            <Portrait hero={face} isActive={board.active === seat} />
          </PieceButton>
        )}
        <span className={styles.names}>
          <span className={styles.name}>{piece?.name}</span>
          <HeroTags player={player} isMe={seat === me.seat} />
        </span>
        <HeroDials player={player} />
        <Belongings player={player} />
        <div className={styles.foot}>
          <span
            className={styles.deck}
            role="img"
            aria-label={`${t('dt.deck')} ${deck}`}
            title={t('dt.deck')}
          >
            <Layers2 aria-hidden="true" size={15} /> <span className={styles.word}>{t('dt.deck')}</span>{' '}
            <b>{deck}</b>
          </span>
          <DiscardPile player={player} />
        </div>
      </HeroPlate>
    </Zone>
  )
}
