import type { CSSProperties } from 'react'
import { PrintedArt } from '../art/PrintedArt.tsx'
import type { Cover } from './covers.ts'
import styles from './GameCard.module.css'

/** Three slanted panels of a printed page. */
export function GameCover({ cover }: { readonly cover: Cover }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      {cover.panels.map(({ subject, ground, plate }, n) => (
        <div
          // The panels of a cover never change their order.
          key={n}
          className={styles.panel}
          style={
            {
              '--vivid': plate.vivid,
              '--ink': plate.ink,
              '--tint': plate.tint,
              '--second': plate.second,
            } as CSSProperties
          }
        >
          <PrintedArt seed={`${ground}${n}`} ground={ground} subject={subject} />
        </div>
      ))}
    </div>
  )
}
