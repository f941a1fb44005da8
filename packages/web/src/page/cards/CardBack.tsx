import type { Technique } from '../art/skin.ts'
import styles from './CardBack.module.css'

/** The back of a card that this reader may not know: it carries no data at all. */
export function CardBack({ technique, label }: { technique: Technique; label: string }) {
  return <div className={styles.back} data-technique={technique} role="img" aria-label={label} />
}
