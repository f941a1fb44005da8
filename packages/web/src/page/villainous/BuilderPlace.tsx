import { createPortal } from 'react-dom'
import { risesWithDock } from '../dock/dockGrowth.ts'
import { useHandPlace } from '../play/handPlace.ts'
import { useVillainous } from './boardContext.ts'
import styles from './BuilderPlace.module.css'
import { HandRow } from './HandRow.tsx'
import { inksOf } from './inks.ts'
import { PowerPlate } from './PowerPlate.tsx'
import { TargetPanel } from './TargetPanel.tsx'
import { useFarTargets } from './useFarTargets.ts'
import { useFight } from './useFight.ts'
import { VanquishBuilder } from './VanquishBuilder.tsx'

/**
 * Below the domain, or beside it in low windows: the hand, or in its place what is being built, a fight or a choice beyond
 * one's own domain.
 */
export function BuilderPlace({ className }: { readonly className?: string | undefined }) {
  const { me } = useVillainous()
  const aside = useHandPlace()
  const place = (
    <div ref={risesWithDock} className={`${styles.place} ${className ?? ''}`} style={inksOf(me.face)}>
      <Built />
    </div>
  )
  return aside === null ? place : createPortal(<div className={styles.aside}>{place}</div>, aside)
}

function Built() {
  const { me } = useVillainous()
  const fight = useFight()
  const far = useFarTargets()
  if (fight !== null) return <VanquishBuilder fight={fight} />
  if (far !== null) return <TargetPanel far={far} />
  return (
    <>
      <PowerPlate player={me} />
      <HandRow />
    </>
  )
}
