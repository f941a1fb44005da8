import { Brain, RotateCcw, ShieldHalf, Zap } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import styles from './StatusCards.module.css'

const pictures: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  tough: ShieldHalf,
  stunned: Zap,
  confused: Brain,
}

/** Status cards and counters on a character, and whether it is exhausted: each by its word and its picture. */
export function StatusCards({ piece }: { piece: Piece }) {
  const t = useWords()
  const counters = piece.counters.filter(({ id }) => id !== 'damage')
  if (piece.statuses.length + counters.length === 0 && !piece.exhausted) return null
  return (
    <ul className={styles.statuses}>
      {piece.exhausted ? (
        <li className={styles.status} data-status="exhausted">
          <RotateCcw size={13} /> <span data-word="">{t('champions.exhausted')}</span>
        </li>
      ) : null}
      {piece.statuses.map(({ id, name, n }) => {
        const Picture = pictures[id]
        return (
          <li key={id} className={styles.status} data-status={id}>
            {Picture === undefined ? null : <Picture size={13} />}{' '}
            <span data-word="">{n > 1 ? t('champions.times', { name, n }) : name}</span>
          </li>
        )
      })}
      {counters.map(({ id, name, n }) => (
        <li key={id} className={styles.status} data-status="counter">
          {n} {name}
        </li>
      ))}
    </ul>
  )
}
