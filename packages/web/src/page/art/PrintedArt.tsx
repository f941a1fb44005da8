import { memo, useId } from 'react'
import { EDGE } from './ArtDefinitions.tsx'
import styles from './CardArt.module.css'
import { type GroundName, grounds } from './grounds/index.ts'
import { height, joined, type Stroke, width } from './ground.ts'
import { drawsFrom } from './seed.ts'
import type { Glyph } from './skin.ts'

interface PrintedArtProps {
  /** What the ground is drawn from: the same seed gives the same picture. */
  readonly seed: string
  readonly ground: GroundName
  readonly subject: Glyph
}

/** A picture: a ground, and its subject printed twice a little apart. Inks come from around it. */
export const PrintedArt = memo(function PrintedArt({ seed, ground, subject: Subject }: PrintedArtProps) {
  const id = useId()
  const draws = drawsFrom(seed)
  const strokes = joined(grounds[ground](draws))
  const size = draws.between(0.66, 0.8) * height
  const tilt = draws.between(-6, 6)
  const place = { width: size, height: size, x: (width - size) / 2, y: (height - size) / 2 }
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern
          id={`${id}dots`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(30)"
        >
          <circle className={styles.dot} cx="2.5" cy="2.5" r="1.15" />
        </pattern>
      </defs>
      <rect className={styles.paper} width={width} height={height} />
      <g className={styles.ground}>{strokes.map(shape)}</g>
      <rect
        className={styles.halftone}
        width={width}
        height={height}
        fill={`url(#${id}dots)`}
        mask={`url(#${EDGE})`}
      />
      <g transform={`rotate(${tilt.toFixed(1)} ${width / 2} ${height / 2})`}>
        <g className={styles.secondPlate} transform="translate(4 3)">
          <Subject {...place} />
        </g>
        <g className={styles.subject}>
          <Subject {...place} />
        </g>
      </g>
    </svg>
  )
})

function shape({ d, as, tone, second }: Stroke, index: number) {
  const className = [styles[as], styles[`tone${tone}`], second === true ? styles.second : styles.first].join(
    ' ',
  )
  // The strokes of a picture never change their order.
  return <path key={index} d={d} className={className} />
}
