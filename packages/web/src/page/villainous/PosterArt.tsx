import { memo, useId } from 'react'
import { grounds } from '../art/grounds/index.ts'
import { height, joined, type Stroke, width } from '../art/ground.ts'
import { drawsFrom } from '../art/seed.ts'
import type { Face } from '../../model/table/face.ts'
import styles from './PosterArt.module.css'
import { villainousSkin } from './skin.ts'

/** How many times the silhouette is printed for its long shadow, and how far apart. */
const COPIES = 9
const STEP = 1.5

/** The picture of a card as a poster: a deco ground that fills its place, and the silhouette whole, with a long shadow. */
export const PosterArt = memo(function PosterArt({ face }: { readonly face: Face }) {
  const id = useId()
  const Subject = villainousSkin.glyphOf(face)
  const strokes = joined(grounds[villainousSkin.groundOf(face)](drawsFrom(face.code)))
  return (
    <>
      <svg
        className={styles.ground}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect className={styles.paper} width={width} height={height} />
        {strokes.map(shape)}
      </svg>
      <svg className={styles.subject} viewBox="-8 -4 80 72" aria-hidden="true">
        <defs>
          <g id={id}>
            <Subject width="64" height="64" />
          </g>
        </defs>
        {Array.from({ length: COPIES }, (_, n) => (
          // Copies are alike.
          <use key={n} href={`#${id}`} x={(n + 1) * STEP} y={(n + 1) * STEP} className={styles.shadow} />
        ))}
        <use href={`#${id}`} className={styles.print} />
      </svg>
    </>
  )
})

function shape({ d, as, tone, second }: Stroke, index: number) {
  // The strokes of a picture never change their order.
  return <path key={index} d={d} className={styles[as]} data-tone={tone} data-second={second === true} />
}
