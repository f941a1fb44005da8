import { useEffect, useState } from 'react'
import type { KeptSeat } from '../../model/online/clubService.ts'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import { club } from '../table/engine.ts'

const NONE: readonly KeptSeat[] = []

/** For whom seats of this table are kept; asked for while a seat waits for somebody, and again whenever there is news of it. */
export function useKept(
  table: string,
  { seats, days: { follows }, isWatching }: OnlineModel,
): readonly KeptSeat[] {
  const waits = !isWatching && seats.some(({ owner, isPlayedByBot }) => owner === '' && !isPlayedByBot)
  const [kept, setKept] = useState(NONE)
  useEffect(() => {
    let isHere = true
    if (waits)
      void club()
        .after(table)
        .then((found) => isHere && setKept(found.ok ? found.value.kept : NONE))
    return () => {
      isHere = false
    }
  }, [table, waits, follows])
  return waits ? kept : NONE
}
