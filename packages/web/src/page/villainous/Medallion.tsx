import { villainGlyphs } from './glyphs/villains.ts'
import styles from './Medallion.module.css'

const teeth = Array.from({ length: 30 }, (_, n) => {
  const angle = (n / 30) * 2 * Math.PI
  const at = (radius: number, turn: number) =>
    `${(32 + radius * Math.cos(angle + turn)).toFixed(1)} ${(32 + radius * Math.sin(angle + turn)).toFixed(1)}`
  return `M${at(28, -0.06)}L${at(31.5, 0)}L${at(28, 0.06)}Z`
}).join('')

interface Props {
  readonly villain: string
  /** Only the glyph: the figure on a location. */
  readonly isPawn?: boolean
}

/** A villain as a medallion with a toothed rim, or as the figure on a location. */
export function Medallion({ villain, isPawn = false }: Props) {
  const Glyph = villainGlyphs[villain]
  if (isPawn) return Glyph === undefined ? null : <Glyph className={styles.pawn} aria-hidden="true" />
  return (
    <svg viewBox="0 0 64 64" className={styles.medallion} aria-hidden="true">
      <path className={styles.teeth} d={teeth} />
      <circle className={styles.field} cx="32" cy="32" r="27" />
      <circle className={styles.rim} cx="32" cy="32" r="24" />
      {Glyph === undefined ? null : <Glyph className={styles.glyph} x="15" y="15" width="34" height="34" />}
    </svg>
  )
}
