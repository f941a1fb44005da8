import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './BuilderHead.module.css'
import { withHero } from './building.ts'
import { startFilters } from './pool.ts'

/** Name, hero and aspect. */
export function DeckFields() {
  const t = useWords()
  const { box, deck, session } = useBuilder()
  return (
    <div className={styles.fields}>
      <h1 className={controls.hidden}>{deck.name === '' ? t('decks.unnamed') : deck.name}</h1>
      <input
        className={styles.name}
        aria-label={t('decks.name')}
        value={deck.name}
        maxLength={120}
        placeholder={t('decks.unnamed')}
        onChange={({ target }) => session.change((now) => ({ ...now, name: target.value }), 'name')}
      />
      <label className={styles.field}>
        {t('decks.hero')}
        <select
          className={controls.field}
          value={deck.hero}
          onChange={({ target }) => session.change((now) => withHero(now, target.value, box))}
        >
          {box.heroes.some(({ id }) => id === deck.hero) ? null : (
            <option value={deck.hero}>{t('decks.choose')}</option>
          )}
          {box.heroes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('decks.aspect')}
        <select
          className={controls.field}
          value={deck.aspect}
          onChange={({ target }) => {
            session.change((now) => ({ ...now, aspect: target.value }))
            startFilters(target.value)
          }}
        >
          <option value="">{t('decks.choose')}</option>
          {box.aspects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
