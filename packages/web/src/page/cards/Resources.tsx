import type { Skin } from '../art/skin.ts'
import styles from './Resources.module.css'

/** The resources a card pays with, by picture and pattern of their own colour. */
export function Resources({ resources, skin }: { resources: readonly string[]; skin: Skin }) {
  if (resources.length === 0) return null
  return (
    <span className={styles.resources}>
      {resources.map((resource, index) => {
        const Glyph = skin.symbol(resource)
        // A card prints its resources in a fixed order.
        return (
          <span
            key={index}
            className={styles.resource}
            data-resource={resource}
            role="img"
            aria-label={resource}
          >
            {Glyph === null ? null : <Glyph aria-hidden="true" />}
          </span>
        )
      })}
    </span>
  )
}
