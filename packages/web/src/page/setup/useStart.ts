import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Json } from '@quadriga/kernel'
import { useDial } from '../dial/dialStore.ts'
import { useSettings } from '../settings/settings.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { createTable, layTable } from '../table/engine.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { Begun, LayingModel, LayingStep } from '../../model/table/tableService.ts'

/** Begins a game and goes to its table; what the game refuses is handed back. */
export function useStart(game: GameId) {
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [laying, setLaying] = useState<LayingModel | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const dial = useDial()
  const begin = async (table: Promise<Begun>, people: readonly string[]): Promise<void> => {
    setBusy(true)
    const begun = await table
    setBusy(false)
    if (begun.ok) {
      dial.remember(begun.id, people)
      return navigate({ to: '/table/$id', params: { id: begun.id } })
    }
    setRefusals(begun.refusals)
    setLaying(begun.laying ?? null)
  }
  const lay = (step: LayingStep): void => {
    if (laying !== null) void begin(layTable(laying.id, step), chosen)
  }
  return {
    isBusy,
    refusals,
    /** The dial seats other levels than those that were chosen, where it is on. */
    start: (setup: Json, people: readonly string[], byHand = false) => {
      setChosen(people)
      const seated = dial.seated(game, people)
      void begin(createTable({ game, setup, people: seated, language, pace, byHand }), people)
    },
    /** What must be drawn at the real table before the game can begin, or who must take the screen for it. */
    laying,
    enter: (word: string | null) => lay({ word }),
    look: (seat: number) => lay({ look: seat }),
    callOff: () => setLaying(null),
  }
}
