import { Heart } from 'lucide-react'
import type { CSSProperties } from 'react'
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
  const share = (n: number): string => `${max === 0 ? 0 : Math.min(100, (n / max) * 100).toFixed(1)}%`
  const sizes = { '--now': share(now), '--then': share(then) } as CSSProperties
  return (
    <span className={styles.life} style={sizes}>
      <Heart size="1.25em" className={styles.heart} />
      <span className={styles.number}>
        <b>{now}</b>
        <span className={styles.max}>/{max}</span>
      </span>
      <span className={styles.bar}>
        <span className={styles.loss} />
        <span className={styles.left} />
      </span>
    </span>
  )
}

function leftOf(now: number, change: Change | undefined): number {
  if (change?.what === 'hp') return Math.min(now, change.to)
  return change?.what === 'gone' ? 0 : now
}
