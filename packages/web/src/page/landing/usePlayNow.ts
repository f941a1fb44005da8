import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cooperative } from '../../model/table/gameNames.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import { createTable, library } from '../table/engine.ts'

/** The game's first preset, with me in the first seat and bots in the others. */
export function usePlayNow(game: GameId) {
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const now = async (): Promise<void> => {
    setBusy(true)
    const { presets } = await library().catalogue(game, language)
    const [preset] = presets
    if (preset === undefined) throw new Error(`${game} has no preset`)
    const people = Array.from({ length: preset.seats }, (_, seat) =>
      seat === 0 || cooperative.includes(game) ? 'me' : 'greedy',
    )
    const opened = await createTable({ game, setup: preset.setup, people, language, pace })
    setBusy(false)
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  return { isBusy, now: () => void now() }
}
