import type { CSSProperties } from 'react'
import { PeekArea } from '../cards/Peek.tsx'
import { useStablePieces } from '../cards/stablePieces.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { AreaOf } from './AreaOf.tsx'
import type { ChampionsBoard, PlayerModel } from '../../model/champions/board.ts'
import styles from './ChampionsBoardView.module.css'
import { ChampionsContext } from './championsContext.ts'
import { EncounterSide } from './EncounterSide.tsx'
import { ForecastPanel } from './ForecastPanel.tsx'
import { HandRow } from './HandRow.tsx'
import { KeyNumbers } from './KeyNumbers.tsx'
import { Reveal } from './Reveal.tsx'
import { useSeatKeys } from '../seats/seatKeys.ts'
import { useShownSeat } from './shownSeat.ts'
import { Team } from './Team.tsx'

/** The table of Marvel Champions. It fills the place it is given; the hand lies at its lower edge, next to the dock. */
export function ChampionsBoardView({ snapshot }: { snapshot: Snapshot }) {
  const laid = snapshot.board as ChampionsBoard
  const board = { ...laid, pieces: useStablePieces(laid.pieces) }
  const [shown, show] = useShownSeat(snapshot)
  useSeatKeys(board.players.length, show)
  const scene = { board, seats: snapshot.seats, question: snapshot.question, shown, show }
  return (
    <ChampionsContext value={scene}>
      <div className={styles.board} data-players={board.players.length}>
        <PeekArea>
          <div className={styles.table}>
            <KeyNumbers />
            <div className={styles.field} style={sharesOf(board.players[shown])}>
              <EncounterSide />
              <AreaOf />
              <aside className={styles.aside}>
                <Team />
                <ForecastPanel version={snapshot.version} />
              </aside>
            </div>
            <HandRow />
          </div>
          <Reveal snapshot={snapshot} />
        </PeekArea>
      </div>
    </ChampionsContext>
  )
}

/** Minions and cards in play get room for what they have, where they lie in one row. */
function sharesOf(player: PlayerModel | undefined): CSSProperties {
  const engaged = Math.max(1, player?.engaged.length ?? 0)
  const play = (player?.allies.length ?? 0) + (player?.upgrades.length ?? 0) + (player?.supports.length ?? 0)
  return { '--engaged-share': `${engaged}fr`, '--play-share': `${Math.max(3, play)}fr` } as CSSProperties
}
