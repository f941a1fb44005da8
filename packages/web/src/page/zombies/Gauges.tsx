import { Heart, Zap } from 'lucide-react'
import type { Gauge } from '../../model/table/piece.ts'
import styles from './Gauges.module.css'

interface GaugeProps {
  readonly gauge: Gauge
}

const places = ({ now, max }: Gauge): readonly boolean[] =>
  Array.from({ length: Math.max(now, max) }, (_, n) => n < now)

/** Health: what is lost is hollow. */
export function Hearts({ gauge }: GaugeProps) {
  return (
    <span className={styles.hearts} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        // Places in a row are told by their number alone.
        <Heart key={n} size={16} data-full={isFull} />
      ))}
    </span>
  )
}

export function Powers({ gauge }: GaugeProps) {
  return (
    <span className={styles.powers} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        <Zap key={n} size={15} data-full={isFull} />
      ))}
    </span>
  )
}

/** Actions that are left, as diamonds. */
export function Pips({ gauge }: GaugeProps) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        <i key={n} data-full={isFull} />
      ))}
    </span>
  )
}

/** The Danger Level: one to four rising bars in its colour. */
export function DangerBars({ level }: { readonly level: number }) {
  return (
    <span className={styles.danger} data-level={level} aria-hidden="true">
      {[0, 1, 2, 3].map((n) => (
        <i key={n} data-full={n <= level} style={{ blockSize: 5 + n * 3 }} />
      ))}
    </span>
  )
}
