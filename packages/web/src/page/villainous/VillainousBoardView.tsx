import { HandlingContext } from '../cards/handling.ts'
import { PeekArea } from '../cards/Peek.tsx'
import { VillainousContext } from './boardContext.ts'
import { BuilderPlace } from './BuilderPlace.tsx'
import { Domain } from './Domain.tsx'
import { inksOf } from './inks.ts'
import { TopBand } from './TopBand.tsx'
import { useLensHandling } from './useLensHandling.ts'
import { useTableAt } from './useTableAt.ts'
import styles from './VillainousBoardView.module.css'

/** The table of Villainous: opponents and Crises above, a domain in the middle, the hand or what is being built below. */
export function VillainousBoardView() {
  const table = useTableAt()
  return (
    <VillainousContext value={table}>
      <HandlingContext value={useLensHandling()}>
        <PeekArea>
          <div className={styles.board} style={inksOf(table.me.face)}>
            <div className={styles.table} data-opponents={table.board.players.length - 1}>
              <TopBand className={styles.band} />
              <Domain className={styles.domain} />
              <BuilderPlace className={styles.hand} />
            </div>
          </div>
        </PeekArea>
      </HandlingContext>
    </VillainousContext>
  )
}
