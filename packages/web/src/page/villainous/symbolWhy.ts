import { useEffect, useState } from 'react'
import { create } from 'zustand'
import type { Refusal } from '../../model/table/answers.ts'
import { askGame } from '../../model/table/gameQuestion.ts'
import type { SymbolModel } from '../../model/villainous/board.ts'
import { symbolQuestion } from '../../model/villainous/symbolModel.ts'
import { isBegun } from '../act/intent.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'

/** A symbol that was pressed though it cannot be used, with how it stands in words; null for none. */
export interface AskedSymbol {
  readonly symbol: SymbolModel
  readonly title: string
  /** The state of the table in which it was pressed. */
  readonly version: number
}

export const useAskedSymbol = create<{ readonly asked: AskedSymbol | null }>(() => ({ asked: null }))

export function closeWhy(): void {
  useAskedSymbol.setState({ asked: null })
}

/** Why the symbol that was pressed cannot be used; null while none was, or after something changed. */
export function useSymbolWhy(): { readonly asked: AskedSymbol; readonly refusal: Refusal } | null {
  const { table, snapshot } = usePlay()
  const { asked } = useAskedSymbol()
  const { intent } = useChoosing()
  const [found, setFound] = useState<{ readonly of: AskedSymbol; readonly refusal: Refusal | null } | null>(
    null,
  )
  useEffect(() => {
    if (asked === null) return undefined
    let isHere = true
    const given = { symbol: asked.symbol.name }
    void askGame(table, symbolQuestion, given).then((refusal) => isHere && setFound({ of: asked, refusal }))
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeWhy()
    }
    addEventListener('keydown', onKey)
    return () => {
      isHere = false
      removeEventListener('keydown', onKey)
    }
  }, [table, asked])
  // Who has begun something else wants to know no more.
  const isStale = asked === null || asked.version !== snapshot.version || isBegun(intent)
  if (isStale || found === null || found.of !== asked || found.refusal === null) return null
  return { asked, refusal: found.refusal }
}
