import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { GameId } from '../../model/table/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import { createTable } from '../table/engine.ts'
import { guidedOnce } from './guidedOnce.ts'
import { useGuideStore } from './guideStore.ts'

/** Lays the table of a guided first turn and goes there. */
export function useGuidedStart(game: GameId) {
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    // The steps come when somebody wants to see them.
    const { guides } = await import('./guides.ts')
    const guide = guides[game]
    if (guide === undefined) throw new Error(`${game} has no guided turn`)
    const { setup, people, seed } = guide
    const begun = await createTable({ game, setup, people, seed, language, pace })
    setBusy(false)
    if (!begun.ok) return
    guidedOnce(game)
    useGuideStore.getState().begin(begun.id)
    await navigate({ to: '/table/$id', params: { id: begun.id } })
  }
  return { isBusy, start: () => void start() }
}
