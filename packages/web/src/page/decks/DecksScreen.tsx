import { Link, Navigate } from '@tanstack/react-router'
import { FileInput, GitCompareArrows } from 'lucide-react'
import { useRef } from 'react'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { deckWords } from '../words/decks.ts'
import { addWords, useWords } from '../words/i18n.ts'
import type { Box, DeckShelf } from '../../model/decks/box.ts'
import styles from './Decks.module.css'
import { keepDeleted } from './deleted.ts'
import { DeletedNotice } from './DeletedNotice.tsx'
import { withKeepTrouble } from './deckStorageTrouble.ts'
import { KeepTrouble } from './KeepTrouble.tsx'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'
import { codeIn } from './links.ts'
import { NewDeck } from './NewDeck.tsx'
import { OwnDeck } from './OwnDeck.tsx'
import { ReadyDecks } from './ReadyDecks.tsx'
import { useBox } from './useBox.ts'
import { useShelf } from './useShelf.ts'

addWords(deckWords)

/** Every deck: one's own, ready-made ones to copy, heroes to begin with. */
export function DecksScreen() {
  const t = useWords()
  const box = useBox()
  const { shelf, refresh } = useShelf()
  const code = codeIn('', location.hash)
  if (code !== '') return <Navigate to="/decks/import" search={{ code }} replace />
  return (
    <div className={styles.screen}>
      <header className={styles.lead}>
        <h1 className={styles.title}>{t('decks.title')}</h1>
        <p>{t('decks.lead')}</p>
        <p className={styles.actions}>
          <Link to="/decks/import" className={`${controls.button} ${controls.primary}`}>
            <FileInput aria-hidden="true" size={18} />
            {t('decks.import')}
          </Link>
          <Link to="/decks/compare" className={controls.button}>
            <GitCompareArrows aria-hidden="true" size={18} />
            {t('decks.compare')}
          </Link>
        </p>
      </header>
      <KeepTrouble />
      {box === null || shelf === null ? (
        <p>{t('shell.opening')}</p>
      ) : (
        <>
          <OwnDecks box={box} shelf={shelf} refresh={refresh} />
          <NewDeck box={box} />
          <ReadyDecks box={box} />
        </>
      )}
    </div>
  )
}

interface OwnProps {
  readonly box: Box
  readonly shelf: DeckShelf
  readonly refresh: () => Promise<void>
}

function OwnDecks({ box, shelf, refresh }: OwnProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (deck: KeptDeck): Promise<void> =>
    withKeepTrouble(async () => {
      await decks().remove(deck.id)
      keepDeleted(deck)
      await refresh()
    })
  const putBack = (deck: KeptDeck): Promise<void> =>
    withKeepTrouble(async () => {
      await decks().put(deck, deck.updated)
      keepDeleted(null)
      await refresh()
      heading.current?.focus()
    })
  return (
    <section aria-labelledby="own-decks" className={styles.section}>
      <div className={styles.line}>
        <h2 id="own-decks" ref={heading} tabIndex={-1} className={styles.caption}>
          {t('decks.own')}
        </h2>
        <DeletedNotice onPutBack={(deck) => void putBack(deck)} />
      </div>
      {shelf.broken.length === 0 ? null : <BrokenDecks ids={shelf.broken} refresh={refresh} />}
      {shelf.covers.length === 0 ? (
        <p className={styles.empty}>{t('decks.none')}</p>
      ) : (
        <ul className={styles.covers}>
          {shelf.covers.map((cover) => (
            <OwnDeck key={cover.deck.id} box={box} cover={cover} onRemove={(deck) => void remove(deck)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BrokenDecks({
  ids,
  refresh,
}: {
  readonly ids: readonly string[]
  readonly refresh: OwnProps['refresh']
}) {
  const t = useWords()
  const clear = (): Promise<void> =>
    withKeepTrouble(async () => {
      await Promise.all(ids.map((id) => decks().remove(id)))
      await refresh()
    })
  return (
    <p role="alert" className={styles.broken}>
      {t('decks.broken', { n: ids.length })}{' '}
      <button type="button" className={controls.button} onClick={() => void clear()}>
        {t('decks.brokenRemove')}
      </button>
    </p>
  )
}
