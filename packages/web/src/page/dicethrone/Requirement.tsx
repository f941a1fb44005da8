import type { FaceTier } from '../../model/table/face.ts'
import { symbolGlyphs } from './glyphs/symbols.ts'
import styles from './Requirement.module.css'

interface Props {
  readonly tier: FaceTier
  /** For each die, whether one that lies there serves it; none while no dice are rolled. */
  readonly met: readonly boolean[]
}

/** What the dice must show, as small dice; those that lie there already are filled. */
export function Requirement({ tier, met }: Props) {
  const wanted = tier.straight === '' ? tier.symbols : []
  if (tier.straight !== '')
    return (
      <span className={styles.row}>
        {Array.from({ length: tier.dice }, (_, n) => (
          // Steps of a straight stand in order.
          <span key={n} className={styles.die} data-met={met[n] ?? false}>
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
          <span key={n} className={styles.die} data-met={met[n] ?? false}>
            {Glyph === undefined ? symbol.slice(0, 1) : <Glyph />}
          </span>
        )
      })}
    </span>
  )
}
