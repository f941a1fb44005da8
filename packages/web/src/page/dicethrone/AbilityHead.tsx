import { useWords } from '../words/i18n.ts'
import styles from './Ability.module.css'
import type { AbilityView } from './abilityStates.ts'
import { useDuel } from './duel.ts'
import { useGlyphs } from './glyphs/uses.ts'
import { LevelledName } from './LevelledName.tsx'
import { useChance } from './useChance.ts'

/** The name of an ability with its state: full, half or empty mark, or the sign of its kind; and what it deals now, or its odds. */
export function AbilityHead({ ability: { face, state, chance, tiers } }: { readonly ability: AbilityView }) {
  const t = useWords()
  const say = useChance()
  const { free, shown } = useDuel()
  // Where no dice are looked at there is no state to tell, only a kind.
  const Sign = chance === null ? useGlyphs[face.use] : undefined
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  const deals = Math.max(0, ...tiers.map(({ name, met }) => (met ? (free?.deals[name] ?? 0) : 0)))
  const isSimple = tiers.length === 1
  return (
    <span className={styles.head}>
      <span className={styles.mark} data-state={Sign === undefined ? state : 'signed'}>
        {Sign === undefined ? null : <Sign />}
      </span>
      <LevelledName name={face.name} language={face.language} className={styles.name} />
      {state === 'active' ? (
        <b className={styles.now}>
          {deals > 0 ? t('dt.dealsNow', { n: figure.format(deals) }) : t('dt.now')}
        </b>
      ) : chance !== null && isSimple ? (
        <span className={styles.odds}>{say(chance)}</span>
      ) : null}
    </span>
  )
}
