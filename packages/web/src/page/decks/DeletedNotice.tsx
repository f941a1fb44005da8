import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Decks.module.css'
import { useDeleted } from './deleted.ts'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'

/** A deck that was just deleted, and the way back. */
export function DeletedNotice({ onPutBack }: { readonly onPutBack: (deck: KeptDeck) => void }) {
  const t = useWords()
  const { deck, isNew } = useDeleted()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isNew) return
    button.current?.focus()
    useDeleted.setState({ isNew: false })
  }, [isNew])
  return (
    <div role="status">
      {deck === null ? null : (
        <p className={styles.notice}>
          {t('decks.removed', { name: deck.name === '' ? t('decks.unnamed') : deck.name })}
          <button ref={button} type="button" className={controls.button} onClick={() => onPutBack(deck)}>
            <Undo2 aria-hidden="true" size={18} />
            {t('decks.putBack')}
          </button>
        </p>
      )}
    </div>
  )
}
