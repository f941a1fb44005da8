import { useCallback, useEffect, useState } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import type { Refusal } from '../../model/table/answers.ts'
import type { ChanceModel } from '../../model/table/chanceModel.ts'
import { ChanceEntry } from './ChanceEntry.tsx'

/** The result that this table waits for. */
export function TableChance({ chance }: { readonly chance: ChanceModel }) {
  const { table } = usePlay()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  useEffect(() => setRefusals([]), [chance])
  const enter = useCallback(
    (word: string | null): void => {
      void table.speak(word).then((taken) => setRefusals(taken.ok ? [] : taken.refusals))
    },
    [table],
  )
  return (
    <ChanceEntry chance={chance} refusals={refusals} onWord={enter} onCallOff={() => void table.callOff()} />
  )
}
