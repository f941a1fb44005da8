import type { Language } from '@quadriga/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { decks } from '../table/engine.ts'
import type { Box } from '../../model/decks/box.ts'

const opened = new Map<Language, Promise<Box>>()

function boxIn(language: Language): Promise<Box> {
  const known = opened.get(language) ?? decks().box(language)
  opened.set(language, known)
  return known
}

/** The box in the reader's language, or null while it is being opened. */
export function useBox(): Box | null {
  const { language } = useSettings()
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let isHere = true
    void boxIn(language).then((found) => isHere && setBox(found))
    return () => {
      isHere = false
    }
  }, [language])
  return box
}
