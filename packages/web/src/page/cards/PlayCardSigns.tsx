import { Brain, RotateCcw, ShieldHalf, Zap } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import styles from './PlayCardSigns.module.css'

const pictures: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  tough: ShieldHalf,
  stunned: Zap,
  confused: Brain,
}

/** On the picture of a card: its status cards by name, its counters in a disc, and the sign of an exhausted card. */
export function PlayCardSigns({ piece }: { readonly piece: Piece }) {
  const { exhausted, statuses } = piece
  // Damage shows in the hit points.
  const counters = piece.counters.filter(({ id }) => piece.hp === null || id !== 'damage')
  if (!exhausted && statuses.length === 0 && counters.length === 0) return null
  return (
    <>
      {statuses.length === 0 ? null : (
        <span className={styles.statuses}>
          {statuses.map(({ id, name, n }) => {
            const Picture = pictures[id]
            return (
              <span key={id} className={styles.status} data-status={id} title={name}>
                {Picture === undefined ? null : <Picture size={14} />}
                <span className={styles.word}>{n > 1 ? `${name} ×${n}` : name}</span>
              </span>
            )
          })}
        </span>
      )}
      {exhausted ? (
        <span className={styles.exhausted}>
          <RotateCcw size={16} />
        </span>
      ) : null}
      {counters.length === 0 ? null : (
        <span className={styles.counters}>
          {counters.map(({ id, name, n }) => (
            <b key={id} className={styles.counter} title={name}>
              {n}
            </b>
          ))}
        </span>
      )}
    </>
  )
}
