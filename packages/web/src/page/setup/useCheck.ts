import type { Json } from '@quadriga/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { library } from '../table/engine.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { SetupSection } from '../../model/setup/catalogue.ts'

interface Checked {
  readonly refusals: readonly Refusal[]
  readonly sections: readonly SetupSection[]
}

/** What the game says about a set-up: why not, or what will lie on the table. */
export function useCheck(game: GameId, setup: Json): Checked {
  const { language } = useSettings()
  const [checked, setChecked] = useState<Checked>({ refusals: [], sections: [] })
  const key = JSON.stringify(setup)
  useEffect(() => {
    let isHere = true
    const wanted = JSON.parse(key) as Json
    void Promise.all([
      library().check(game, wanted, language),
      library().sections(game, wanted, language),
    ]).then(([refusals, sections]) => isHere && setChecked({ refusals, sections }))
    return () => {
      isHere = false
    }
  }, [game, key, language])
  return checked
}
