import { use, useEffect, useState } from 'react'
import { OddsHidden } from '../play/oddsHidden.ts'
import { usePlay } from '../play/PlayContext.ts'
import { askGame } from '../../model/table/gameQuestion.ts'
import { type OddsModel, oddsQuestion } from '../../model/dicethrone/oddsModel.ts'

interface Found {
  readonly at: string
  readonly odds: OddsModel | null
}

/** The odds of the moment that is shown, with these numbers locked; the last known ones until new ones have come. */
export function useOdds(locked: readonly number[]): OddsModel | null {
  const { table, shown, snapshot } = usePlay()
  const [found, setFound] = useState<Found | null>(null)
  const isPresent = shown.at === snapshot.at
  const isHidden = use(OddsHidden)
  const numbers = locked.join()
  const at = `${snapshot.version} ${snapshot.language} ${numbers}`
  useEffect(() => {
    if (!isPresent) return
    let isHere = true
    const asked = numbers === '' ? {} : { locked: numbers.split(',').map(Number) }
    void askGame(table, oddsQuestion, asked).then((odds) => isHere && setFound({ at, odds }))
    return () => {
      isHere = false
    }
  }, [table, isPresent, at, numbers])
  if (!isPresent || isHidden || found === null) return null
  // Odds of another moment would lie about these dice.
  return found.at === at || found.at.split(' ')[0] === `${snapshot.version}` ? found.odds : null
}
