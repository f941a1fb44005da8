import { useWords } from '../words/i18n.ts'
import { printedKey } from './printedKey.ts'
import styles from './Shortcuts.module.css'

/** A key or several held together, drawn as caps. */
export function KeyCaps({ of }: { readonly of: string }) {
  const t = useWords()
  return (
    <span className={styles.caps}>
      {printedKey(of, t).map((cap) => (
        <kbd key={cap} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </span>
  )
}
