import { BookOpen, Layers } from 'lucide-react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/i18n.ts'
import type { Findable } from './findable.ts'
import styles from './FoundList.module.css'

interface FoundListProps {
  readonly found: readonly Findable[]
  readonly onOpen: (entry: Findable) => void
}

/** What a search found: rules and cards with both names. */
export function FoundList({ found, onOpen }: FoundListProps) {
  const t = useWords()
  const { language } = useSettings()
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <ul className={styles.found}>
      {found.map((entry) => {
        const Icon = entry.kind === 'rule' ? BookOpen : Layers
        return (
          <li key={entry.key}>
            <button type="button" className={styles.entry} onClick={() => onOpen(entry)}>
              <Icon size={18} aria-label={t(entry.kind === 'rule' ? 'rules.rule' : 'rules.card')} />
              <span className={styles.names}>
                <strong>{entry[language]}</strong>
                <span lang={other} className={styles.other}>
                  {entry[other]}
                </span>
              </span>
              <span className={styles.game}>{t(`rules.game.${entry.game}`)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
