import { useEffect } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { useBeside } from '../settings/beside.ts'
import { AttackBuilder } from './AttackBuilder.tsx'
import { GoalLine } from './GoalLine.tsx'
import { HeroRail } from './HeroRail.tsx'
import { LowHero } from './LowHero.tsx'
import { freshLooks, useMapLooks } from './mapStore.ts'
import { MapView } from './MapView.tsx'
import { useAttacks, useBuilding } from './useBuilding.ts'
import { TableauContext, useTableauAt } from './useTableau.ts'
import { useWalking } from './useWalking.ts'
import styles from './ZombiesBoardView.module.css'
import { ZoneStrip } from './ZoneStrip.tsx'

/** The map with the team beside it and the chosen zone below. */
export function ZombiesBoardView() {
  const { table, question } = usePlay()
  const tableau = useTableauAt()
  // With a rail, the mission and the attack stand there.
  const isWide = useBeside() === 'rail'
  const { building } = useMapLooks()
  const attacks = useAttacks()
  useWalking()
  useBuilding(attacks)
  useEffect(() => freshLooks(), [table])
  // Who decides is who is shown, until one looks at somebody else.
  useEffect(() => useMapLooks.setState({ looked: null, zone: '' }), [question?.seat])
  return (
    <TableauContext value={tableau}>
      <div className={styles.board}>
        <div className={styles.tape} aria-hidden="true" />
        <div className={styles.table}>
          {isWide ? null : <GoalLine className={styles.goal} />}
          <HeroRail className={styles.heroes} />
          <LowHero />
          <MapView className={styles.map} />
          {building !== null && attacks.length > 0 && !isWide ? (
            <div className={styles.builder}>
              <AttackBuilder attacks={attacks} building={building} />
            </div>
          ) : (
            <ZoneStrip className={styles.strip} />
          )}
        </div>
      </div>
    </TableauContext>
  )
}
