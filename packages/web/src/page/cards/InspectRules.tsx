import type { Face } from '../../model/table/face.ts'
import { useGameRules } from '../rules/gameRules.ts'
import { gameIds } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Inspect.module.css'

/** The rules behind the words of a card, each to be unfolded. */
export function InspectRules({ face }: { face: Face }) {
  const t = useWords()
  const rules = useGameRules(gameIds.find((id) => id === face.game) ?? null)
  const entries = face.rules.flatMap((id) => rules.get(id) ?? [])
  if (entries.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('inspect.rules')}</h3>
      {entries.map(({ id, title, text }) => (
        <details key={id} className={styles.entry}>
          <summary>{title[face.language]}</summary>
          {text[face.language].split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </section>
  )
}
