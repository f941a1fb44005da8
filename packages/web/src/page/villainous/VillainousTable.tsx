import './theatre.css'
import { PieceHandling } from '../play/PieceHandling.tsx'
import { villainousSkin } from './skin.ts'
import { VillainousBoardView } from './VillainousBoardView.tsx'

/** Marvel Villainous on a table screen. */
export function VillainousTable() {
  return (
    <PieceHandling skin={villainousSkin}>
      <VillainousBoardView />
    </PieceHandling>
  )
}
