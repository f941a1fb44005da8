import type { ThingId } from '@quadriga/kernel'
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
              {found(foes).map(({ id, stats }) => (
                <b key={id} data-foe="">
                  {stats[0]?.value}
                </b>
              ))}
              {found(allies).map(({ id, stats }) => (
                <b key={id}>{stats[0]?.value}</b>
              ))}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
