import { useEffect, useMemo, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { type StoreApi, useStore } from 'zustand'
import { useSettings } from '../settings/settings.ts'
import { decks } from '../table/engine.ts'
import type { Box, BoxCard, DeckProblem } from '../../model/decks/box.ts'
import type { Builder } from './builderContext.ts'
import { copiesOf, roomOf, withCopies } from './building.ts'
import type { Session } from './session.ts'
import { useJudged } from './useJudged.ts'

interface Parts {
  readonly id: string
  readonly box: Box
  readonly store: StoreApi<Session>
  readonly look: (card: BoxCard | null) => void
}

/** The builder that its parts share. */
export function useDeckBuilder({ id, box, store, look }: Parts): Builder {
  const { language } = useSettings()
  const session = useStore(store)
  const deck = session.editing.now
  const judged = useJudged(deck)
  const [refused, setRefused] = useState<readonly DeckProblem[]>([])
  const cards = useMemo(() => new Map(box.cards.map((card) => [card.id, card])), [box])
  useUndoKeys(store)
  const turn = (card: BoxCard, by: 1 | -1): void => {
    const wanted = withCopies(deck, card, copiesOf(deck, card) + by, box)
    const room = roomOf(deck, card)
    if (by === 1 ? room.more : room.fewer) {
      setRefused([])
      session.change((now) => withCopies(now, card, copiesOf(now, card) + by, box))
      return
    }
    if (copiesOf(deck, card) + by < 0) return
    void decks()
      .judge(wanted, language)
      .then(({ problems }) => setRefused(problems.filter((problem) => problem.card === card.id)))
  }
  return {
    id,
    box,
    cardOf: (card) => cards.get(card),
    deck,
    judged,
    session,
    turn,
    look,
    refused,
    forget: () => setRefused([]),
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(input|textarea)$/i.test(target.tagName)
}

/** The keys that every editor has; a field that is being typed in keeps its own. */
function useUndoKeys(store: StoreApi<Session>): void {
  useEffect(() => {
    const unlessTyping = (act: () => void) => (press: KeyboardEvent) => {
      if (isTyping(press.target)) return
      press.preventDefault()
      act()
    }
    const undo = unlessTyping(() => store.getState().undo())
    const redo = unlessTyping(() => store.getState().redo())
    return tinykeys(window, { '$mod+z': undo, '$mod+Shift+z': redo, '$mod+y': redo })
  }, [store])
}
