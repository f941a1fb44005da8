import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Line } from '../../model/table/act.ts'
import type { Refusal } from '../../model/table/answers.ts'
import type { TableClient } from '../table/client.ts'
import { playSound } from '../sound/playSound.ts'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useReel } from '../film/reel.ts'
import { useFilm } from '../film/useFilm.ts'
import { useVeiled } from '../passing/usePassing.ts'
import { useSnapshot } from '../table/useTable.ts'
import { beginChoosing, useChoosing } from './choosing.ts'
import type { Play } from './PlayContext.ts'
import { useOutcomes } from './useOutcomes.ts'

/** One list for all times without any: a new one would draw the whole table again. */
const NO_REFUSALS: readonly Refusal[] = []

/** The state of a table screen, and the undo over the barrier that waits for a word. */
export function usePlayAt(table: TableClient): {
  readonly play: Play
  readonly crossing: number | null
  readonly cross: (isSure: boolean) => void
} {
  const snapshot = useSnapshot(table)
  const { past, see } = usePast(table, snapshot)
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const [crossing, setCrossing] = useState<number | null>(null)
  const { opportunity } = useChoosing()
  const question = askedIn(snapshot, opportunity)
  // Heard before the drawing hears it: the question and what is selected of it are drawn together, once.
  useLayoutEffect(
    () => table.subscribe(() => beginChoosing(askedIn(table.snapshot(), useChoosing.getState().opportunity))),
    [table],
  )
  useEffect(() => {
    beginChoosing(question)
    setRefusals(NO_REFUSALS)
  }, [question])
  const goBack = useCallback(
    async (to: number, agreed: boolean): Promise<void> => {
      const taken = await table.undo(to, agreed)
      setRefusals(taken.ok ? NO_REFUSALS : taken.refusals)
      see(null)
    },
    [table, see],
  )
  useFilm(table)
  const { frame, told } = useFrame()
  const outcomes = useOutcomes(table, question)
  const give = useGiving(table, question, setRefusals)
  const veiled = useVeiled(snapshot, question)
  const play = useMemo(
    (): Play => ({
      table,
      snapshot,
      shown: past ?? (frame === null ? snapshot : { ...frame, readOnly: snapshot.readOnly }),
      film:
        past !== null || frame === null ? null : { line: told?.line ?? '', answer: told?.answer ?? frame.at },
      // A past moment and the film show what was: nothing of the present can be chosen there.
      question: past === null && frame === null && veiled === null ? question : null,
      veiled: past === null && frame === null ? veiled : null,
      refusals,
      see,
      outcomes,
      answer: (picks) => give([picks]),
      give,
      undo(to) {
        if (to < snapshot.undo.barrier) setCrossing(to)
        else void goBack(to, false)
      },
      redo: () => void table.redo(),
    }),
    [table, snapshot, past, frame, told, question, veiled, refusals, see, goBack, outcomes, give],
  )
  const cross = (isSure: boolean): void => {
    if (isSure && crossing !== null) void goBack(crossing, true)
    setCrossing(null)
  }
  return { play, crossing, cross }
}

/** What the film shows, and the beat it has told. */
function useFrame() {
  return useReel(useShallow(({ frame, beats, place }) => ({ frame, told: beats[place] })))
}

/** Gives the answers of an act, and keeps why they were refused. */
function useGiving(
  table: TableClient,
  question: Question | null,
  refuse: (refusals: readonly Refusal[]) => void,
): Play['give'] {
  return useCallback(
    ([picks, ...then]: Line): void => {
      if (question === null || picks === undefined) return
      const given = { decision: question.id, seat: question.seat, picks }
      void table.answer(given, then).then((taken) => {
        refuse(taken.ok ? NO_REFUSALS : taken.refusals)
        if (!taken.ok) playSound('refusal')
      })
    },
    [table, question, refuse],
  )
}

/** The question that is looked at: an opportunity while it stands open, or the one that waits. */
function askedIn({ opportunities, question }: Snapshot, opportunity: number | null): Question | null {
  return opportunities.find(({ id }) => id === opportunity) ?? question
}

/** A past moment, kept until the table changes or somebody comes back. */
function usePast(table: TableClient, { version }: Snapshot) {
  const [past, setPast] = useState<{ readonly snapshot: Snapshot; readonly version: number } | null>(null)
  const see = useCallback(
    (answers: number | null): void => {
      if (answers === null) setPast(null)
      else void table.at(answers).then((snapshot) => setPast({ snapshot, version }))
    },
    [table, version],
  )
  return { past: past?.version === version ? past.snapshot : null, see }
}
