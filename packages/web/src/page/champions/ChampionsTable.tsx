import { PieceHandling } from '../play/PieceHandling.tsx'
import { usePlay } from '../play/PlayContext.ts'
import { ChampionsBoardView } from './ChampionsBoardView.tsx'
import { championsSkin } from './skin.ts'

/** Marvel Champions on a table screen. */
export function ChampionsTable() {
  const { shown } = usePlay()
  return (
    <PieceHandling skin={championsSkin}>
      <ChampionsBoardView snapshot={shown} />
    </PieceHandling>
  )
}
