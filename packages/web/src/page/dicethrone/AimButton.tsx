import { Crosshair } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import styles from './AimButton.module.css'
import { useDuel } from './duel.ts'
import type { Rung } from './ladder.ts'
import { useChance } from './useChance.ts'

/** Lets the tray show which dice are best kept for an ability: for the likeliest of its tiers that the dice do not show yet. */
export function AimButton({ rung: { piece, tiers } }: { readonly rung: Rung }) {
  const t = useWords()
  const chance = useChance()
  const { aim, setAim } = useDuel()
  const goal = tiers.find(({ met, withTools }) => !met && (withTools ?? 0) > 0)
  if (goal === undefined) return null
  const isAim = tiers.some(({ name }) => name === aim && name !== '')
  return (
    <button
      type="button"
      className={styles.aim}
      data-roving=""
      aria-pressed={isAim}
      aria-label={t('dt.aim', { name: piece.name, chance: chance(goal.withTools ?? 0) })}
      title={t('dt.aim', { name: piece.name, chance: chance(goal.withTools ?? 0) })}
      onClick={() => setAim(isAim ? '' : goal.name)}
    >
      <Crosshair aria-hidden="true" size={17} />
    </button>
  )
}
