import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand'
import pages from '../shell/Page.module.css'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { deckWords } from '../words/decks.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { DeckBuilder } from './DeckBuilder.tsx'
import { startFilters } from './pool.ts'
import { deckSession, type Session } from './session.ts'
import { useBox } from './useBox.ts'

addWords(deckWords)

const PAUSE = 400

/** One deck, opened by its address. */
export function DeckScreen() {
  const { id } = useParams({ from: '/decks/$id' })
  return <OpenedDeck key={id} id={id} />
}

function OpenedDeck({ id }: { readonly id: string }) {
  const t = useWords()
  const box = useBox()
  const store = useSession(id)
  if (store === null || store === 'missing')
    return (
      <div className={pages.page}>
        {store === null ? <p>{t('shell.opening')}</p> : <p role="alert">{t('decks.missing')}</p>}
        <Link to="/decks" className={controls.button}>
          {t('decks.toList')}
        </Link>
      </div>
    )
  if (box === null) return <p className={pages.page}>{t('shell.opening')}</p>
  return <DeckBuilder id={id} box={box} store={store} />
}

function later(call: () => void): () => void {
  const timer = setTimeout(call, PAUSE)
  return () => clearTimeout(timer)
}

/** The kept deck in the builder's hands; what is not written yet is written when one leaves. */
function useSession(id: string): StoreApi<Session> | 'missing' | null {
  const [store, setStore] = useState<StoreApi<Session> | 'missing' | null>(null)
  useEffect(() => {
    let made: StoreApi<Session> | null = null
    let isHere = true
    const flush = (): void => void made?.getState().flush()
    void decks()
      .open(id)
      .catch(() => null)
      .then((kept) => {
        if (!isHere) return
        made = kept === null ? null : deckSession({ kept, put: decks().put, now: Date.now, later })
        startFilters(kept?.aspect ?? '')
        setStore(made ?? 'missing')
      })
    document.addEventListener('visibilitychange', flush)
    addEventListener('pagehide', flush)
    return () => {
      isHere = false
      flush()
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('pagehide', flush)
    }
  }, [id])
  return store
}
