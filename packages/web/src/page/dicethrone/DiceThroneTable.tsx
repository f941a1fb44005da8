import './gilt.css'
import { PieceHandling } from '../play/PieceHandling.tsx'
import { DiceThroneBoardView } from './DiceThroneBoardView.tsx'
import { diceThroneSkin } from './skin.ts'
import { UpgradeDiff } from './UpgradeDiff.tsx'

/** Dice Throne on a table screen. */
export function DiceThroneTable() {
  return (
    <PieceHandling skin={diceThroneSkin} Facts={UpgradeDiff}>
      <DiceThroneBoardView />
    </PieceHandling>
  )
}
