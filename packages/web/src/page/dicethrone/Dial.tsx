import { Heart } from 'lucide-react'
import type { Gauge } from '../../model/table/piece.ts'
import styles from './Dial.module.css'

interface DialProps {
  readonly gauge: Gauge
  /** What it counts, in a word. */
  readonly label: string
  /** The whole of it in words: "42 of 60 health". */
  readonly says: string
  readonly kind: 'health' | 'cp'
  /** Notches around the rim. */
  readonly notches: number
}

const CENTRE = 32
const RADIUS = 27

/** An engraved dial: a rim of notches, filled as far as the number goes, and the number itself. */
export function Dial({ gauge: { now, max }, label, says, kind, notches }: DialProps) {
  const share = max === 0 ? 0 : Math.min(1, now / max)
  return (
    <div className={styles.dial} data-kind={kind} data-low={share <= 0.25} role="img" aria-label={says}>
      <svg className={styles.rim} viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.plate} cx={CENTRE} cy={CENTRE} r="31" />
        <circle className={styles.line} cx={CENTRE} cy={CENTRE} r="30" />
        <circle className={styles.line} cx={CENTRE} cy={CENTRE} r="21.5" />
        {Array.from({ length: notches }, (_, n) => (
          // Notches stand in order around the rim.
          <path
            key={n}
            className={styles.notch}
            data-lit={(n + 0.5) / notches <= share}
            d={notch(n / notches, 0.62 / notches)}
          />
        ))}
      </svg>
      <span className={styles.number} aria-hidden="true">
        {now}
      </span>
      <span className={styles.label} aria-hidden="true">
        {kind === 'health' ? <Heart size={11} fill="currentcolor" /> : label}
      </span>
    </div>
  )
}

/** A piece of the rim, from a turn on, so wide. */
function notch(from: number, width: number): string {
  const [a, b] = [from, from + width].map((turn) => (turn - 0.25) * 2 * Math.PI) as [number, number]
  const at = (angle: number, radius: number) =>
    `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`
  const inner = RADIUS - 4
  return `M${at(a, inner)}L${at(a, RADIUS + 1.5)}A28.5 28.5 0 0 1 ${at(b, RADIUS + 1.5)}L${at(b, inner)}A23 23 0 0 0 ${at(a, inner)}Z`
}
