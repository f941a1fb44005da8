import { Heart } from 'lucide-react'
import { Bar } from '../cards/Bar.tsx'
import { usePlay } from '../play/PlayContext.ts'
import type { Change } from '../../model/table/answers.ts'
import type { Piece } from '../../model/table/piece.ts'
import styles from './LifeBar.module.css'

/** Hit points with their bar; what the act that is meant would cost is hatched. */
export function LifeBar({ piece }: { readonly piece: Piece }) {
  const { outcomes } = usePlay()
  if (piece.hp === null) return null
  const { now, max } = piece.hp
  const then = leftOf(now, outcomes.at.get(piece.id))
  return (
    <span className={styles.life}>
      <Heart size="1.25em" className={styles.heart} />
      <span className={styles.number}>
        <b>{now}</b>
        <span className={styles.max}>/{max}</span>
      </span>
      <Bar solid={then} hatched={now} max={max} className={styles.bar} />
    </span>
  )
}

function leftOf(now: number, change: Change | undefined): number {
  if (change?.what === 'hp') return Math.min(now, change.to)
  return change?.what === 'gone' ? 0 : now
}
