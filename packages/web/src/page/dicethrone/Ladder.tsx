import { useHandling } from '../cards/handling.ts'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { useDuel } from './duel.ts'
import { HeroPlate } from './HeroPlate.tsx'
import { ladderOf, type Rung as RungModel } from './ladder.ts'
import styles from './Ladder.module.css'
import { Rung } from './Rung.tsx'

interface LadderProps {
  readonly player: DuellistModel
  readonly className?: string | undefined
}

/** A hero board as a ladder: what the dice allow now first, then what they may come to, then what they cannot. */
export function Ladder({ player, className }: LadderProps) {
  const t = useWords()
  const { faceOf, markOf } = useHandling()
  const { board, odds, canRoll, question } = useDuel()
  const own = odds !== null && odds.seat === player.seat ? odds : null
  const pieces = player.abilities.flatMap((id) => board.pieces[id] ?? [])
  const isAnswer = ({ piece }: RungModel): boolean => markOf(piece.id).state !== 'idle'
  // Whatever is an answer comes first: the defence when one is attacked.
  const rungs = ladderOf(pieces, faceOf, own).toSorted((a, b) => Number(isAnswer(b)) - Number(isAnswer(a)))
  const aims = canRoll && question?.seat === player.seat
  const name = board.pieces[player.hero]?.name ?? ''
  return (
    <Zone title={t('dt.boardOf', { name })} quiet className={`${styles.ladder} ${className ?? ''}`}>
      <HeroPlate hero={player.face}>
        <div className={styles.scroll} tabIndex={-1}>
          <ul className={styles.rungs}>
            {rungs.map((rung) => (
              <Rung key={rung.piece.id} rung={rung} served={player.served[rung.piece.id] ?? []} aims={aims} />
            ))}
          </ul>
        </div>
      </HeroPlate>
    </Zone>
  )
}
