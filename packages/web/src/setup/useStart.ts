import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Json } from '@quadriga/kernel'
import { useSettings } from '../settings/settings.ts'
import type { Refusal } from '../table/asked.ts'
import type { ChanceModel } from '../table/chanceModel.ts'
import { createTable } from '../table/engine.ts'
import type { GameId } from '../table/snapshot.ts'
import type { NewTable } from '../table/tableHost.ts'

/** A table that is being laid by hand. */
interface Laying {
  readonly wanted: NewTable
  readonly chance: ChanceModel
}

/** Begins a game and goes to its table; what the game refuses is handed back. */
export function useStart(game: GameId) {
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [laying, setLaying] = useState<Laying | null>(null)
  const start = async (wanted: NewTable): Promise<void> => {
    setBusy(true)
    const opened = await createTable(wanted)
    setBusy(false)
    if (opened.ok) return navigate({ to: '/table/$id', params: { id: opened.id } })
    setRefusals(opened.refusals)
    setLaying(opened.wants === undefined ? null : { wanted, chance: opened.wants })
  }
  return {
    isBusy,
    refusals,
    start: (setup: Json, people: readonly string[], byHand = false) =>
      void start({ game, setup, people, language, pace, byHand, seed: crypto.randomUUID() }),
    /** What must be drawn at the real table before the game can begin. */
    chance: laying?.chance ?? null,
    enter: (word: string | null): void => {
      if (laying === null) return
      const { wanted } = laying
      void start({ ...wanted, entered: [...(wanted.entered ?? []), word] })
    },
    callOff: () => setLaying(null),
  }
}
