import { useWords } from '../words/i18n.ts'
import type { SetupSection } from '../../model/setup/catalogue.ts'
import styles from './Setup.module.css'

/** What will lie on the table, before anybody sits down. */
export function SetupPreview({ sections }: { readonly sections: readonly SetupSection[] }) {
  const t = useWords()
  if (sections.length === 0) return null
  return (
    <aside className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('setup.preview')}</h2>
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          <h3>
            {title}{' '}
            {items.length > 3 ? (
              <small>{t('setup.cards', { n: items.reduce((sum, { n }) => sum + n, 0) })}</small>
            ) : null}
          </h3>
          <p>{items.map(({ name, n }) => (n > 1 ? `${name} ×${n}` : name)).join(', ')}</p>
        </section>
      ))}
    </aside>
  )
}
