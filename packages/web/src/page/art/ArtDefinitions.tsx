import styles from './ArtDefinitions.module.css'
import { height, width } from './ground.ts'

/** The mask that lets a halftone fade towards the middle of a picture. */
export const EDGE = 'art-edge'

/** What all pictures share, once on every page. */
export function ArtDefinitions() {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      <radialGradient id={`${EDGE}-fade`}>
        <stop offset="0.35" stopColor="black" />
        <stop offset="1" stopColor="white" />
      </radialGradient>
      <mask id={EDGE}>
        <rect width={width} height={height} fill={`url(#${EDGE}-fade)`} />
      </mask>
    </svg>
  )
}
