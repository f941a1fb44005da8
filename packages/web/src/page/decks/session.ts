import type { Deck } from '@quadriga/champions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeckDesk } from '../../model/decks/box.ts'
import { deckWriter, type Saving } from './deckWriter.ts'
import { beginEditing, type Editing, edited, redone, undone } from './editing.ts'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'
import {
  beforeChange,
  type DeckVersion,
  type VersionContent,
  withVersion,
} from '../../model/decks/versions.ts'

/** A deck in the hands of its builder: it saves itself a moment after each change. */
export interface Session {
  readonly editing: Editing<Deck>
  readonly versions: readonly DeckVersion[]
  readonly saving: Saving
  /** Changes the deck; changes of one tag in a row are one step back. */
  readonly change: (to: (deck: Deck) => Deck, tag?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Keeps the deck as it is under a name. */
  readonly keepVersion: (label: string) => void
  /** A past version in the place of the deck, which becomes a version itself. */
  readonly restore: (version: VersionContent) => void
  /** Writes what waits to be written. */
  readonly flush: () => Promise<void>
}

interface Parts {
  readonly kept: KeptDeck
  readonly put: DeckDesk['put']
  readonly now: () => number
  readonly later: (call: () => void) => () => void
}

function deckOf({ name, hero, aspect, cards, extra }: KeptDeck): Deck {
  return { name, hero, aspect, cards, extra }
}

export function deckSession({ kept, put, now, later }: Parts): StoreApi<Session> {
  const { id, created, versions } = kept
  // Since when the deck has been as it is.
  let since = kept.updated
  return createStore<Session>((set, get) => {
    const writer = deckWriter({
      read: () => ({ ...get().editing.now, id, created, versions: get().versions }),
      put,
      known: kept.updated,
      now,
      later,
      told(saving, written) {
        const isMore = (written?.versions.length ?? 0) > get().versions.length
        set(isMore && written !== undefined ? { saving, versions: written.versions } : { saving })
      },
    })
    const keep = (change: Partial<Session>): void => {
      set(change)
      writer.soon()
    }
    const step = (editing: Editing<Deck>): void => {
      const before = get()
      if (editing === before.editing) return
      keep({ editing, versions: beforeChange(before.versions, before.editing.now, since, now()) })
      since = now()
    }
    return {
      editing: beginEditing(deckOf(kept)),
      versions,
      saving: 'saved',
      change: (to, tag) => step(edited(get().editing, to(get().editing.now), tag)),
      undo: () => step(undone(get().editing)),
      redo: () => step(redone(get().editing)),
      keepVersion: (label) =>
        keep({ versions: withVersion(get().versions, get().editing.now, now(), label) }),
      restore(version) {
        const { editing } = get()
        set({ versions: withVersion(get().versions, editing.now, now()) })
        since = now()
        step(edited(editing, { ...editing.now, ...version }))
      },
      flush: writer.flush,
    }
  })
}
