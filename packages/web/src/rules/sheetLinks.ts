import type { GameId } from '../table/snapshot.ts'
import type { RichLinks } from '../text/Rich.tsx'
import { useRulesSheet } from './rulesSheet.ts'

/** Words of a text lead to the rules beside the screen: keywords to their entry, names to their card. */
export function sheetLinks(game: GameId): RichLinks {
  return {
    openRule: (id) => useRulesSheet.getState().open(id),
    openCard: (code) => useRulesSheet.getState().open(`${game}/${code}`),
  }
}
