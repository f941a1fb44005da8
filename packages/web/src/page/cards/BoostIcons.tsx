import { Flame } from 'lucide-react'
import type { Face } from '../../model/table/face.ts'
import styles from './BoostIcons.module.css'

/** The boost icons of an encounter card, one beside the other. */
export function BoostIcons({ face: { stats } }: { face: Face }) {
  const boost = stats.find(({ id }) => id === 'boost')
  if (boost === undefined || boost.value === 0) return null
  return (
    <span className={styles.boost} role="img" aria-label={`${boost.name} ${boost.value}`}>
      {Array.from({ length: boost.value }, (_, place) => (
        // The icons are alike.
        <Flame key={place} aria-hidden size="1em" />
      ))}
    </span>
  )
}
