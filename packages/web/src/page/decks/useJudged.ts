import type { DeckContent } from '@quadriga/champions'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { decks } from '../table/engine.ts'
import type { Judged } from '../../model/decks/box.ts'

/** What the rules say of a deck, a moment after each change; null at first. */
export function useJudged({ hero, aspect, cards }: DeckContent): Judged | null {
  const { language } = useSettings()
  const [judged, setJudged] = useState<Judged | null>(null)
  useEffect(() => {
    let isHere = true
    void decks()
      .judge({ hero, aspect, cards }, language)
      .then((found) => isHere && setJudged(found))
    return () => {
      isHere = false
    }
  }, [hero, aspect, cards, language])
  return judged
}
