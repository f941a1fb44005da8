import { heroGlyphs } from './glyphs/heroes.ts'
import styles from './Portrait.module.css'

/** A hero as a struck medal: glyph within two rules; the one whose turn it is wears rays. */
export function Portrait({ hero, isActive }: { readonly hero: string; readonly isActive: boolean }) {
  const Glyph = heroGlyphs[hero]
  return (
    <svg viewBox="0 0 64 64" className={styles.portrait} data-active={isActive} aria-hidden="true">
      {isActive ? <path className={styles.rays} d={rays} /> : null}
      <circle className={styles.field} cx="32" cy="32" r="27" />
      <circle className={styles.rule} cx="32" cy="32" r="27" />
      <circle className={styles.thin} cx="32" cy="32" r="23.5" />
      {Glyph === undefined ? null : <Glyph className={styles.glyph} x="14" y="14" width="36" height="36" />}
    </svg>
  )
}

const rays = Array.from({ length: 24 }, (_, n) => {
  const angle = (n / 24) * 2 * Math.PI
  const at = (radius: number, turn: number) =>
    `${(32 + radius * Math.cos(angle + turn)).toFixed(1)} ${(32 + radius * Math.sin(angle + turn)).toFixed(1)}`
  return `M${at(27, -0.09)}L${at(n % 2 === 0 ? 32 : 30, 0)}L${at(27, 0.09)}Z`
}).join('')
