import { RotateCcw, Save } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './VersionList.module.css'
import { type DeckVersion, sameContent, turnover } from '../../model/decks/versions.ts'

/** What the deck was before, to look back at and to restore. */
export function VersionList() {
  const t = useWords()
  const { session } = useBuilder()
  const [label, setLabel] = useState('')
  const [isRestored, setRestored] = useState(false)
  return (
    <div className={styles.versions}>
      <p className={styles.lead}>{t('decks.versions.lead')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          session.keepVersion(label.trim())
          setLabel('')
        }}
      >
        <label className={controls.label}>
          {t('decks.versions.label')}
          <input
            className={controls.field}
            value={label}
            maxLength={60}
            onChange={({ target }) => setLabel(target.value)}
          />
        </label>
        <button type="submit" className={controls.button}>
          <Save aria-hidden="true" size={18} />
          {t('decks.versions.keep')}
        </button>
      </form>
      <p role="status">{isRestored ? t('decks.versions.restored') : ''}</p>
      {session.versions.length === 0 ? <p>{t('decks.versions.none')}</p> : null}
      <ol className={styles.list} reversed>
        {session.versions.toReversed().map((version) => (
          <Version
            key={version.at}
            version={version}
            onRestore={() => {
              session.restore(version.deck)
              setRestored(true)
            }}
          />
        ))}
      </ol>
    </div>
  )
}

function Version({ version, onRestore }: { readonly version: DeckVersion; readonly onRestore: () => void }) {
  const t = useWords()
  const { language } = useSettings()
  const { deck } = useBuilder()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    version.at,
  )
  const isSame = sameContent(version.deck, deck)
  const { more, fewer } = turnover(deck.cards, version.deck.cards)
  return (
    <li className={styles.version}>
      <div>
        <strong>{version.label === '' ? when : version.label}</strong>
        <p className={styles.about}>
          {version.label === '' ? version.deck.name : `${when} · ${version.deck.name}`}
          {' · '}
          {isSame ? t('decks.versions.same') : t('decks.versions.change', { more, fewer })}
        </p>
      </div>
      <button
        type="button"
        className={controls.button}
        aria-label={t('decks.versions.restoreOne', { when: version.label === '' ? when : version.label })}
        disabled={isSame}
        onClick={onRestore}
      >
        <RotateCcw aria-hidden="true" size={18} />
        {t('decks.versions.restore')}
      </button>
    </li>
  )
}
