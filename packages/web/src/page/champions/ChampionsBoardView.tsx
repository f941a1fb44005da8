import { useCarrying } from '../act/carrying.ts'
import { useCarry } from '../act/useCarry.ts'
import { HandlingContext } from '../cards/handling.ts'
import { PeekArea } from '../cards/Peek.tsx'
import { useStablePieces } from '../cards/stablePieces.ts'
import { useSeatKeys } from '../seats/seatKeys.ts'
import type { ChampionsBoard } from '../../model/champions/board.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import styles from './ChampionsBoardView.module.css'
import { ChampionsContext } from './championsContext.ts'
import { useDefenceHandling } from './defence/useDefenceHandling.ts'
import { EncounterPiles } from './EncounterPiles.tsx'
import { HandRow } from './HandRow.tsx'
import { MainScheme } from './MainScheme.tsx'
import { OwnPiles } from './OwnPiles.tsx'
import { Resolving } from './Resolving.tsx'
import { SeatSide } from './SeatSide.tsx'
import { useShownSeat } from './shownSeat.ts'
import { SideSchemes } from './SideSchemes.tsx'
import { VillainPanel } from './VillainPanel.tsx'

/** More minions or side schemes than these take the column of the encounter piles, which become counts. */
const ROOM = { minions: 3, schemes: 2 } as const

/**
 * The table of Marvel Champions on one grid of six card columns: the villain's row, one's own row and the hand; alone the
 * panels of villain and identity stand left of it, with several players each has a column.
 */
export function ChampionsBoardView({ snapshot }: { snapshot: Snapshot }) {
  const laid = snapshot.board as ChampionsBoard
  const board = { ...laid, pieces: useStablePieces(laid.pieces) }
  const [shown, show] = useShownSeat(snapshot)
  useSeatKeys(board.players.length, show)
  const carry = useCarry()
  const { ontoTable } = useCarrying()
  const scene = { board, seats: snapshot.seats, question: snapshot.question, shown, show }
  return (
    <ChampionsContext value={scene}>
      <HandlingContext value={useDefenceHandling()}>
        <div className={styles.board} data-players={board.players.length} data-drop-table>
          <PeekArea>
            <div
              className={styles.table}
              data-alone={board.players.length === 1}
              data-minions={minionsOn(board) > ROOM.minions ? 'many' : 'few'}
              data-schemes={
                board.sideSchemes.length + board.environments.length > ROOM.schemes ? 'many' : 'few'
              }
              data-hand={handSize(board, shown)}
              data-onto={ontoTable}
              {...carry}
            >
              <div className={styles.field}>
                <VillainPanel />
                <MainScheme />
                <SideSchemes />
                <EncounterPiles />
                <div className={styles.seats}>
                  {board.players.map((player) => (
                    <SeatSide key={player.seat} player={player} />
                  ))}
                </div>
                <OwnPiles />
              </div>
              <HandRow />
              <Resolving />
            </div>
          </PeekArea>
        </div>
      </HandlingContext>
    </ChampionsContext>
  )
}

function minionsOn({ players }: ChampionsBoard): number {
  return Math.max(0, ...players.map(({ engaged }) => engaged.length))
}

/** How much room the hand wants: up to six cards leave their column to the piles. */
function handSize({ players }: ChampionsBoard, shown: number): 'few' | 'many' | 'most' {
  const size = players[shown]?.handSize ?? 0
  return size <= 6 ? 'few' : size <= 8 ? 'many' : 'most'
}
