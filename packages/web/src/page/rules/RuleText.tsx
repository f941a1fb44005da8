import type { RuleEntry } from '../../model/setup/catalogue.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Rulebook } from './rulebook.ts'
import styles from './RuleText.module.css'

interface RuleTextProps {
  readonly entry: RuleEntry
  readonly book: Rulebook
  /** Follows a cross reference. */
  readonly onFollow: (rule: string) => void
}

/** One entry of the rules reference: its paragraphs, its name in the other language, and where to read on. */
export function RuleText({ entry, book, onFollow }: RuleTextProps) {
  const t = useWords()
  const { language } = useSettings()
  const other = language === 'en' ? 'fr' : 'en'
  const see = entry.see.flatMap((id) => book.rules.get(id)?.entry ?? [])
  return (
    <article className={styles.rule} id={entry.id}>
      <h2>{entry.title[language]}</h2>
      <p className={styles.other} lang={other}>
        {entry.title[other]}
      </p>
      {entry.text[language].split('\n\n').map((paragraph, n) => (
        <p key={paragraph} id={`p${n + 1}`} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {see.length === 0 ? null : (
        <nav aria-label={t('rules.see')} className={styles.see}>
          <h3>{t('rules.see')}</h3>
          <ul>
            {see.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`${controls.button} ${controls.quiet}`}
                  onClick={() => onFollow(id)}
                >
                  {title[language]}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}
