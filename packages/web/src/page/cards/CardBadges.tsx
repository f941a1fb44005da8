import { Layers, RotateCcw } from 'lucide-react'
import type { Piece } from '../../model/table/piece.ts'
import styles from './CardBadges.module.css'

/** What has happened to a card on the table: exhausted, statuses, counters, attachments. Its name says it all in words. */
export function CardBadges({ piece }: { piece: Piece }) {
  const { exhausted, statuses, attached } = piece
  // Damage shows in the hit points.
  const counters = piece.counters.filter(({ id }) => piece.hp === null || id !== 'damage')
  if (!exhausted && statuses.length === 0 && counters.length === 0 && attached.length === 0) return null
  return (
    <ul className={styles.badges} aria-hidden="true">
      {exhausted ? (
        <li className={styles.badge} data-badge="exhausted">
          <RotateCcw size={14} />
        </li>
      ) : null}
      {statuses.map(({ id, name, n }) => (
        <li key={id} className={styles.badge} data-badge={id} title={name}>
          {n > 1 ? `${name} ×${n}` : name}
        </li>
      ))}
      {counters.map(({ id, name, n }) => (
        <li key={id} className={styles.badge} data-badge="counter" title={name}>
          <span className={styles.word}>{name}</span> {n}
        </li>
      ))}
      {attached.length === 0 ? null : (
        <li className={styles.badge} data-badge="attached">
          <Layers size={14} /> {attached.length}
        </li>
      )}
    </ul>
  )
}
