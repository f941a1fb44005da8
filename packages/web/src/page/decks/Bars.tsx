import type { Glyph } from '../art/skin.ts'
import styles from './Bars.module.css'
import { aspectInks } from './printColours.ts'

/** One line of a bar chart. */
export interface Bar {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly Glyph: Glyph | null
}

interface Props {
  readonly title: string
  /** What is counted. */
  readonly counted: string
  readonly bars: readonly Bar[]
  readonly hue?: 'resource' | 'aspect'
}

/** Counts as lines of a table with a bar in each: read and seen alike. */
export function Bars({ title, counted, bars, hue }: Props) {
  const most = Math.max(...bars.map(({ count }) => count), 1)
  return (
    <table className={styles.bars}>
      <caption className={styles.title}>{title}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, name, count, Glyph }) => (
          <tr
            key={id}
            data-resource={hue === 'resource' ? id : undefined}
            style={hue === 'aspect' ? aspectInks(id) : undefined}
          >
            <th scope="row" className={styles.name}>
              {Glyph === null ? null : (
                <span className={styles.glyph} aria-hidden="true">
                  <Glyph />
                </span>
              )}
              <span>{name}</span>
            </th>
            <td className={styles.cell}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
                <rect width={(count / most) * 100} height="10" className={styles.bar} />
              </svg>
              <b className={styles.count}>{count}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
