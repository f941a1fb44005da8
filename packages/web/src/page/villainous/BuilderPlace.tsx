import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import styles from './BuilderPlace.module.css'
import { HandRow } from './HandRow.tsx'
import { inksOf } from './inks.ts'
import { PowerPlate } from './PowerPlate.tsx'
import { TargetPanel } from './TargetPanel.tsx'
import { useFarTargets } from './useFarTargets.ts'
import { useFight } from './useFight.ts'
import { VanquishBuilder } from './VanquishBuilder.tsx'

/** Below the domain: the hand, or in its place what is being built: a fight, or a choice beyond one's own domain. */
export function BuilderPlace({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { me } = useVillainous()
  const fight = useFight()
  const far = useFarTargets()
  return (
    <div className={`${styles.place} ${className ?? ''}`} style={inksOf(me.face)} aria-label={t('vl.hand')}>
      {fight !== null ? (
        <VanquishBuilder fight={fight} />
      ) : far !== null ? (
        <TargetPanel far={far} />
      ) : (
        <>
          <PowerPlate player={me} />
          <HandRow />
        </>
      )}
    </div>
  )
}
