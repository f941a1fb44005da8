import type { FaceTier } from '../../model/table/face.ts'
import { Rich } from '../text/Rich.tsx'
import type { TierOdds } from './ladder.ts'
import { Requirement } from './Requirement.tsx'
import styles from './Rung.module.css'
import { diceThroneSkin } from './skin.ts'
import { useChance } from './useChance.ts'

interface RungTierProps {
  readonly tier: FaceTier
  readonly odds: TierOdds | undefined
  /** Null where the requirement stands beside the name. */
  readonly met: readonly boolean[] | null
}

/** One way to activate an ability: what it asks for, what it does, how likely it is. */
export function RungTier({ tier, odds, met }: RungTierProps) {
  const chance = useChance()
  const isMet = odds?.met === true
  const likely = odds?.withTools ?? null
  return (
    <span className={styles.tier} data-met={isMet} data-bare={met === null}>
      {met === null ? null : <Requirement tier={tier} met={met} />}
      <span className={styles.text}>
        <Rich text={tier.text} skin={diceThroneSkin} />
      </span>
      {likely === null || isMet ? null : <span className={styles.odds}>{chance(likely)}</span>}
    </span>
  )
}
