import { useId } from 'react'
import { useWords } from '../words/i18n.ts'
import styles from './CurveChart.module.css'

const WIDTH = 320
const HEIGHT = 130
const BASE = 108

/** Copies by cost: bars of halftone, and the same numbers as a table. */
export function CurveChart({ curve }: { readonly curve: readonly number[] }) {
  const t = useWords()
  const id = useId()
  const most = Math.max(...curve, 1)
  const step = WIDTH / Math.max(curve.length, 1)
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-labelledby={`${id}title`}
      >
        <title id={`${id}title`}>
          {`${t('decks.curve')}: ${curve.map((copies, cost) => `${cost}: ${copies}`).join(', ')}`}
        </title>
        <defs>
          <pattern
            id={`${id}dots`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(30)"
          >
            <rect width="6" height="6" className={styles.fill} />
            <circle cx="3" cy="3" r="1.5" className={styles.dot} />
          </pattern>
        </defs>
        {curve.map((copies, cost) => (
          <Column
            key={cost}
            cost={cost}
            copies={copies}
            height={(copies / most) * (BASE - 22)}
            step={step}
            fill={`url(#${id}dots)`}
          />
        ))}
        <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} className={styles.base} />
      </svg>
      <CurveTable curve={curve} />
    </figure>
  )
}

function CurveTable({ curve }: { readonly curve: readonly number[] }) {
  const t = useWords()
  return (
    <details className={styles.details}>
      <summary>{t('decks.asTable')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('decks.curveRow')}</th>
            <th scope="col">{t('decks.curveCopies')}</th>
          </tr>
        </thead>
        <tbody>
          {curve.map((copies, cost) => (
            <tr key={cost}>
              <th scope="row">{cost}</th>
              <td>{copies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface ColumnProps {
  readonly cost: number
  readonly copies: number
  readonly height: number
  readonly step: number
  readonly fill: string
}

function Column({ cost, copies, height, step, fill }: ColumnProps) {
  const x = cost * step + step * 0.16
  const width = step * 0.68
  const y = BASE - height
  return (
    <g>
      <rect x={x + 3} y={y + 3} width={width} height={Math.max(height - 3, 0)} className={styles.shadow} />
      <rect x={x} y={y} width={width} height={height} fill={fill} className={styles.bar} />
      <text x={x + width / 2} y={y - 6} className={styles.copies}>
        {copies}
      </text>
      <text x={x + width / 2} y={HEIGHT - 5} className={styles.cost}>
        {cost}
      </text>
    </g>
  )
}
