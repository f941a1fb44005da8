import { useChoosing } from '../play/choosing.ts'
import { WholeLines } from '../cards/WholeLines.tsx'
import { Rich } from '../text/Rich.tsx'
import { useHandling } from '../cards/handling.ts'
import styles from './Ability.module.css'
import type { AbilityView, TierOdds } from './abilityStates.ts'
import { useDuel } from './duel.ts'
import { Requirement } from './Requirement.tsx'
import { diceThroneSkin } from './skin.ts'
import { tierWords } from './tierWords.ts'
import { useChance } from './useChance.ts'

interface TiersProps {
  readonly ability: AbilityView
  readonly served: readonly (readonly boolean[])[]
}

/** The tiers of an ability, one line each; what all of them end with is said once, below. */
export function AbilityTiers({ ability: { face, tiers }, served }: TiersProps) {
  const { lines, shared } = tierWords(face.tiers.map(({ text }) => text))
  const best = tiers.findLastIndex(({ met }) => met)
  return (
    <>
      {face.tiers.map((tier, n) => (
        // Tiers never change their order.
        <span key={n} className={styles.tier} data-met={tiers[n]?.met === true} data-best={n === best}>
          <Requirement tier={tier} met={served[n] ?? []} />
          <span className={styles.line}>
            <Rich text={lines[n] ?? []} skin={diceThroneSkin} />
          </span>
          <TierChance odds={tiers[n]} />
          <LowerTier odds={tiers[n]} isBest={n === best} />
        </span>
      ))}
      {shared.length === 0 ? null : (
        <WholeLines className={styles.shared}>
          {'… '}
          <Rich text={shared} skin={diceThroneSkin} />
        </WholeLines>
      )}
    </>
  )
}

function TierChance({ odds }: { readonly odds: TierOdds | undefined }) {
  const say = useChance()
  if (odds === undefined || odds.chance === null || odds.met) return null
  return <span className={styles.odds}>{say(odds.chance)}</span>
}

/** A press on the ability announces its best tier; a lower one that the dice allow can be pressed by itself. */
function LowerTier({ odds, isBest }: { readonly odds: TierOdds | undefined; readonly isBest: boolean }) {
  const { pick } = useHandling()
  const { question, isTumbling } = useDuel()
  const { intent } = useChoosing()
  const key = `activate:${odds?.name ?? ''}`
  if (isBest || isTumbling || question?.choices.some((choice) => choice.key === key) !== true) return null
  return (
    <button
      type="button"
      // Keys and ears reach every tier at the text table.
      tabIndex={-1}
      className={styles.lower}
      data-option={key}
      aria-pressed={intent.option === key}
      onClick={() => pick(key)}
    />
  )
}
