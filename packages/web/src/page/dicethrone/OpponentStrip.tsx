import { BookOpen, Hand, Swords } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Belongings } from './Belongings.tsx'
import { AttackNumbers } from './AttackNumbers.tsx'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { useDuel } from './duel.ts'
import { HeroDials } from './HeroDials.tsx'
import { HeroPlate } from './HeroPlate.tsx'
import { HeroTags } from './HeroTags.tsx'
import styles from './OpponentStrip.module.css'
import { Portrait } from './Portrait.tsx'

interface StripProps {
  readonly player: DuellistModel
  /** There is nobody else: the attack under way has room beside. */
  readonly isAlone: boolean
}

/** Another player in one line: who, health and combat points, tokens, hand, the way to the whole board, and the attack under way. */
export function OpponentStrip({ player, isAlone }: StripProps) {
  const t = useWords()
  const { board, me, see } = useDuel()
  const { seat, hero, face, handSize, team } = player
  const piece = board.pieces[hero]
  const hand = t('dt.handOf', { n: handSize })
  return (
    <div className={styles.place}>
      <HeroPlate hero={face} className={styles.strip} data={{ mate: team === me.team, plate: true }}>
        {piece === undefined ? null : (
          <PieceButton piece={piece} className={styles.portrait}>
            <Portrait hero={face} isActive={board.active === seat} />
          </PieceButton>
        )}
        <span className={styles.names}>
          <span className={styles.name}>{piece?.name}</span>
          <HeroTags player={player} isMe={false} />
        </span>
        <HeroDials player={player} />
        <Belongings player={player} />
        <div className={styles.ends}>
          <span className={styles.hand} role="img" aria-label={hand} title={hand}>
            <Hand aria-hidden="true" size={16} /> <span className={styles.word}>{t('dt.hand')}</span>{' '}
            {handSize}
          </span>
          <button
            type="button"
            className={`${controls.button} ${styles.see}`}
            data-roving=""
            aria-label={t('dt.seeBoardOf', { name: piece?.name ?? '' })}
            onClick={() => see(seat)}
          >
            <BookOpen aria-hidden="true" size={18} />
            <span className={styles.word}>{t('dt.board')}</span>
          </button>
        </div>
        {isAlone && board.attack !== null ? (
          <span className={styles.attack}>
            <Swords aria-hidden="true" size={16} />
            <span className={styles.by}>{board.pieces[board.attack.ability]?.name}</span>
            <AttackNumbers attack={board.attack} />
          </span>
        ) : null}
      </HeroPlate>
    </div>
  )
}
