import { useEffect, useMemo, useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { isBegun, meantActs, openPieces, takesPart } from '../act/intent.ts'
import { readyLine } from '../act/pressing.ts'
import type { Line } from '../../model/table/act.ts'
import type { Change, Preview } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'
import type { TableClient } from '../table/client.ts'
import { useChoosing } from './choosing.ts'
import { isReady } from './completeAnswer.ts'

/** What would follow from what is meant. */
export interface Outcomes {
  /** Of the act that is left, or of the selection; null while there is none or it is not known yet. */
  readonly settled: Preview | null
  /** For each piece that can still be chosen: what would become of it. */
  readonly at: ReadonlyMap<ThingId, Change>
}

export const noOutcomes: Outcomes = { settled: null, at: new Map() }

/** Quick changes of the selection are not all worth asking about. */
const WAIT = 40
/** More targets than this are not looked ahead for. */
const MOST = 12

interface Wanted {
  readonly line: Line
  /** The piece for which it is asked; null for the act that is left. */
  readonly piece: ThingId | null
}

/** Looks ahead of what is meant, in the worker. */
export function useOutcomes(table: TableClient, question: Question | null): Outcomes {
  const { intent, picks, question: chosen } = useChoosing()
  const [found, setFound] = useState<{ readonly key: string; readonly outcomes: Outcomes } | null>(null)
  const isWanted = question !== null && chosen === question.id
  const wanted = useMemo(
    () => (question === null || !isWanted ? [] : wantedOf(question, intent, picks)),
    [question, isWanted, intent, picks],
  )
  const key = `${question?.id} ${JSON.stringify(wanted)}`
  useEffect(() => {
    if (question === null || wanted.length === 0) return undefined
    let isHere = true
    const timer = setTimeout(() => {
      void Promise.all(wanted.map(({ line }) => table.preview(question.id, line))).then(
        (previews) => isHere && setFound({ key, outcomes: gathered(wanted, previews) }),
      )
    }, WAIT)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [table, question, wanted, key])
  return found?.key === key ? found.outcomes : noOutcomes
}

function wantedOf(
  question: Question,
  intent: Parameters<typeof isBegun>[0],
  picks: readonly string[],
): readonly Wanted[] {
  if (question.shape !== 'one') return isReady(question, picks) ? [{ line: [picks], piece: null }] : []
  if (!isBegun(intent)) return []
  const line = readyLine(question, intent)
  if (line !== null) return [{ line, piece: null }]
  const acts = meantActs(question, intent)
  return openPieces(acts)
    .slice(0, MOST)
    .flatMap((piece) => {
      const act = acts.find((one) => takesPart(one, piece))
      return act === undefined ? [] : [{ line: act.line, piece }]
    })
}

function gathered(wanted: readonly Wanted[], previews: readonly (Preview | null)[]): Outcomes {
  const at = new Map<ThingId, Change>()
  let settled: Preview | null = null
  wanted.forEach(({ piece }, n) => {
    const preview = previews[n] ?? null
    if (piece === null) settled = preview
    for (const change of preview?.changes ?? [])
      if ((piece === null || change.thing === piece) && change.what !== 'exhausted' && !at.has(change.thing))
        at.set(change.thing, change)
  })
  return { settled, at }
}
