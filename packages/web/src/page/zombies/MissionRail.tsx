import { useAttacks } from './useBuilding.ts'
import { AttackBuilder } from './AttackBuilder.tsx'
import { MissionPanel } from './MissionPanel.tsx'
import { useMapLooks } from './mapStore.ts'
import styles from './MissionPanel.module.css'

/** Beside the table: the mission, or the attack that is being built. */
export function MissionRail() {
  const { building } = useMapLooks()
  const attacks = useAttacks()
  return (
    <div className={styles.rail}>
      {building === null || attacks.length === 0 ? (
        <MissionPanel />
      ) : (
        <AttackBuilder attacks={attacks} building={building} />
      )}
    </div>
  )
}
