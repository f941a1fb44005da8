import type { AbilityView } from './abilityStates.ts'
import styles from './Ability.module.css'
import { Requirement } from './Requirement.tsx'
import { shortWords } from './shortWords.ts'
import { useChance } from './useChance.ts'

interface BriefProps {
  readonly ability: AbilityView
  readonly served: readonly (readonly boolean[])[]
}

/** Longer words are cut after some lines, so that no ability pushes the dice out of sight; touched, it is read whole. */
const LONG = 40

/** An ability where there is no room to read it: the dice of the tier to roll for, what it does in a few words, and its odds. */
export function AbilityBrief({ ability: { face, tiers }, served }: BriefProps) {
  const say = useChance()
  const best = tiers.findLastIndex(({ met }) => met)
  const at = Math.min(best + 1, tiers.length - 1)
  const [tier, odds] = [face.tiers[at], tiers[at]]
  if (tier === undefined || odds === undefined)
    return <span className={styles.brief}>{face.traits[0] ?? face.kindName}</span>
  const words = shortWords(face, tier.tier === '' ? face.code : `${face.code}/${tier.tier}`)
  return (
    <span className={styles.brief}>
      <Requirement tier={tier} met={served[at] ?? []} />
      <span className={styles.outcome} data-met={odds.met} data-long={words.length > LONG}>
        {words}
      </span>
      {odds.chance === null || odds.met ? null : <span className={styles.odds}>{say(odds.chance)}</span>}
    </span>
  )
}
