import { usePlay } from '../play/PlayContext.ts'
import type { ChampionsBoard } from '../../model/champions/board.ts'
import { ChampionsContext } from './championsContext.ts'
import { ForecastPanel } from './ForecastPanel.tsx'
import { useShownSeat } from './shownSeat.ts'

/** Beside the table: the next villain phase for the player in front. */
export function ForecastRail() {
  const { shown: snapshot } = usePlay()
  const [shown, show] = useShownSeat(snapshot)
  const { board, seats, question, outcome } = snapshot
  // Nothing is to come when the game is over.
  if (outcome !== null) return null
  return (
    <ChampionsContext value={{ board: board as ChampionsBoard, seats, question, shown, show }}>
      <ForecastPanel />
    </ChampionsContext>
  )
}
