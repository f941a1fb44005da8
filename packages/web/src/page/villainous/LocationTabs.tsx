import type { ThingId } from '@quadriga/kernel'
import type { Piece } from '../../model/table/piece.ts'
import type { VillainModel } from '../../model/villainous/board.ts'
import { useHandling } from '../cards/handling.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { Curtain } from './Curtain.tsx'
import styles from './LocationTabs.module.css'
import { Medallion } from './Medallion.tsx'

interface Props {
  readonly player: VillainModel
  readonly shown: ThingId | undefined
  readonly onShow: (place: ThingId) => void
  readonly className?: string | undefined
}

/** So many Strengths a tab has room for; of more than that, those of a large side are counted. */
const AT_A_GLANCE = 4

/** Locations as tabs, where one is shown at a time: who is there, the curtain, the figure, and what can be chosen. */
export function LocationTabs({ player, shown, onShow, className }: Props) {
  const t = useWords()
  const { board, found } = useVillainous()
  const { markOf } = useHandling()
  return (
    <nav className={`${styles.tabs} ${className ?? ''}`} aria-label={t('vl.locations')}>
      {player.locations.map(({ place, foes, allies, coveredBy, marks, items }) => {
        const states = [place, ...foes, ...allies, ...items].map((id) => markOf(id).state)
        const isOffered = states.some(
          (state) => state === 'target' || state === 'able' || state === 'payable',
        )
        return (
          <button
            key={place}
            type="button"
            className={styles.tab}
            aria-current={place === shown}
            data-offered={isOffered}
            onClick={() => onShow(place)}
          >
            <span className={styles.name}>{board.pieces[place]?.name}</span>
            <span className={styles.signs}>
              {player.at === place ? <Medallion villain={player.face} isPawn /> : null}
              {coveredBy.length > 0 ? <Curtain className={styles.curtain} /> : null}
              {marks > 0 ? <b data-marks="">{marks}</b> : null}
              <Side pieces={found(foes)} isCrowd={foes.length + allies.length > AT_A_GLANCE} isFoe />
              <Side pieces={found(allies)} isCrowd={foes.length + allies.length > AT_A_GLANCE} />
            </span>
          </button>
        )
      })}
    </nav>
  )
}

interface SideProps {
  readonly pieces: readonly Piece[]
  readonly isCrowd: boolean
  readonly isFoe?: boolean
}

/** Who stands on one side of a location, by Strength, or in a crowd how many. */
function Side({ pieces, isCrowd, isFoe }: SideProps) {
  const side = isFoe === true ? '' : undefined
  if (isCrowd && pieces.length > 2)
    return (
      <b data-foe={side} data-heap="">
        ×{pieces.length}
      </b>
    )
  return pieces.map(({ id, stats }) => (
    <b key={id} data-foe={side}>
      {stats[0]?.value}
    </b>
  ))
}
