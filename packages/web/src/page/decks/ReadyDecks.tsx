import { CopyPlus } from 'lucide-react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Box, ReadyDeck } from '../../model/decks/box.ts'
import { Cover } from './Cover.tsx'
import styles from './Decks.module.css'
import { useKeep } from './useKeep.ts'

/** The decks of the rulebooks: to copy and change. */
export function ReadyDecks({ box }: { readonly box: Box }) {
  const t = useWords()
  return (
    <section aria-labelledby="ready-decks" className={styles.section}>
      <h2 id="ready-decks" className={styles.caption}>
        {t('decks.ready')}
      </h2>
      <ul className={styles.covers}>
        {box.ready.map((ready) => (
          <Ready key={ready.id} box={box} ready={ready} />
        ))}
      </ul>
    </section>
  )
}

function Ready({ box, ready: { deck, kinds } }: { readonly box: Box; readonly ready: ReadyDeck }) {
  const t = useWords()
  const keep = useKeep()
  return (
    <Cover
      box={box}
      deck={deck}
      title={deck.name}
      about={<span>{kinds.map((kind) => t(`decks.kind.${kind}`)).join(', ')}</span>}
      actions={
        <button
          type="button"
          className={controls.button}
          aria-label={t('decks.copyOf', { name: deck.name })}
          onClick={() => void keep(deck)}
        >
          <CopyPlus aria-hidden="true" size={18} />
          {t('decks.copy')}
        </button>
      }
    />
  )
}
