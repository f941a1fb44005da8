import type { FaceTier } from '../../model/table/face.ts'
import { symbolGlyphs } from './glyphs/symbols.ts'
import { matchedIn, type Showing } from './matching.ts'
import styles from './Requirement.module.css'

/** What the dice must show, as small dice; those that lie there already are filled. */
export function Requirement({ tier, showing }: { readonly tier: FaceTier; readonly showing: Showing }) {
  const wanted = tier.straight === '' ? tier.symbols : []
  const met = matchedIn(tier, showing)
  if (tier.straight !== '')
    return (
      <span className={styles.row}>
        {Array.from({ length: met.length }, (_, n) => (
          // Steps of a straight stand in order.
          <span key={n} className={styles.die} data-met={met[n]}>
            <i className={styles.step} style={{ blockSize: `${28 + n * 14}%` }} />
          </span>
        ))}
      </span>
    )
  return (
    <span className={styles.row}>
      {wanted.map((symbol, n) => {
        const Glyph = symbolGlyphs[symbol]
        // Equal symbols stand side by side.
        return (
          <span key={n} className={styles.die} data-met={met[n]}>
            {Glyph === undefined ? symbol.slice(0, 1) : <Glyph />}
          </span>
        )
      })}
    </span>
  )
}
