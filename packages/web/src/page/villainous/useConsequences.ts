import { useEffect, useState } from 'react'
import { type FightModel, fightQuestion } from '../../model/villainous/fightModel.ts'
import { askGame } from '../../model/table/gameQuestion.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Fight } from './useFight.ts'

/** What a fight would cost and free; null until it is known. */
export function useConsequences({ target, asked, picks }: Fight): FightModel | null {
  const { table, snapshot } = usePlay()
  const [found, setFound] = useState<{ readonly at: string; readonly model: FightModel | null } | null>(null)
  const fighters = asked.choices.filter(({ key }) => picks.includes(key)).map(({ thing }) => thing)
  const list = fighters.join()
  const at = `${snapshot.version} ${target} ${list}`
  useEffect(() => {
    let isHere = true
    const given = { target, fighters: list === '' ? [] : list.split(',').map(Number) }
    void askGame(table, fightQuestion, given).then((model) => isHere && setFound({ at, model }))
    return () => {
      isHere = false
    }
  }, [table, at, target, list])
  return found?.at === at ? found.model : null
}
