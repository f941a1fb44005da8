import { type ReactNode, useMemo } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { useSettings } from '../settings/settings.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { type RichLinks, RichLinksContext } from '../text/Rich.tsx'
import { inspect } from './inspecting.ts'
import { usePlay } from './PlayContext.ts'

/** Words lead to their rule, names to their card: where it lies, else as the rules show it. */
export function linksAt({ board, game }: Snapshot, look: (piece: ThingId) => void): RichLinks {
  return {
    openRule: (id) => useRulesSheet.getState().open(id),
    openCard(code) {
      const found = Object.values(board.pieces).find((piece) => piece.face === code || piece.code === code)
      if (found === undefined) useRulesSheet.getState().open(`${game}/${code}`)
      else look(found.id)
    },
  }
}

/** Around texts beside the board. The text table shows no card up close: there the rules tell about it. */
export function TextLinks({ children }: { readonly children: ReactNode }) {
  const { shown } = usePlay()
  const { textTable } = useSettings()
  const links = useMemo((): RichLinks => {
    const drawn = linksAt(shown, inspect)
    const told = {
      ...drawn,
      openCard: (code: string) => useRulesSheet.getState().open(`${shown.game}/${code}`),
    }
    return textTable ? told : drawn
  }, [shown, textTable])
  return <RichLinksContext value={links}>{children}</RichLinksContext>
}
