import '@fontsource/saira-stencil-one/400.css'
import './quarantine.css'
import { PieceHandling } from '../play/PieceHandling.tsx'
import { zombiesSkin } from './skin.ts'
import { ZombiesBoardView } from './ZombiesBoardView.tsx'

/** Marvel Zombies on a table screen. */
export function ZombiesTable() {
  return (
    <PieceHandling skin={zombiesSkin}>
      <ZombiesBoardView />
    </PieceHandling>
  )
}
