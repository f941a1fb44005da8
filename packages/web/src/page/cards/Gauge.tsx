import type { CSSProperties } from 'react'
import type { Gauge } from '../../model/table/piece.ts'
import styles from './Gauge.module.css'

interface GaugeProps {
  readonly gauge: Gauge
  /** What would be added next, drawn hatched. */
  readonly coming?: number
  readonly tone: 'life' | 'threat'
  /** Before the number: a picture or a short word. */
  readonly label: React.ReactNode
  readonly className?: string | undefined
}

/** A number with its end as a printed bar. `max` 0 stands for no end: the number alone. */
export function GaugeBar({ gauge: { now, max }, coming = 0, tone, label, className = '' }: GaugeProps) {
  const share = (n: number) => `${max === 0 ? 0 : Math.min(100, Math.max(0, (n / max) * 100)).toFixed(1)}%`
  const sizes = { '--now': share(now), '--then': share(now + coming) } as CSSProperties
  return (
    <span
      className={`${styles.gauge} ${className}`}
      data-tone={tone}
      data-full={max > 0 && now >= max}
      style={sizes}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.number}>
        <b>{now}</b>
        {max === 0 ? null : <span className={styles.max}>/{max}</span>}
      </span>
      {max === 0 ? null : (
        <span className={styles.bar}>
          {coming > 0 ? <span className={styles.coming} /> : null}
          <span className={styles.fill} />
        </span>
      )}
    </span>
  )
}
