import { useWords } from '../words/i18n.ts'
import { useGlyphs } from './glyphs/uses.ts'
import type { Rung } from './ladder.ts'
import { Requirement } from './Requirement.tsx'
import styles from './Rung.module.css'

const romans = ['', '', 'II', 'III', 'IV']

interface RungHeadProps {
  readonly rung: Rung
  /** The dice to hold the only requirement against; null where each tier shows its own. */
  readonly met: readonly boolean[] | null
}

/** The name of an ability with its state: full, half or empty mark, or the sign of its kind. */
export function RungHead({ rung: { face, state, chance }, met }: RungHeadProps) {
  const t = useWords()
  const [only] = face.tiers
  // Where no dice are looked at there is no state to tell, only a kind.
  const isSigned = chance === null || face.use === 'ultimate'
  const Sign = isSigned ? useGlyphs[face.use] : undefined
  const isNumbered = face.level > 1 && !/\bI+$/.test(face.name)
  return (
    <span className={styles.head}>
      <span className={styles.mark} data-state={Sign === undefined ? state : 'signed'}>
        {Sign === undefined ? null : <Sign />}
      </span>
      <span className={styles.name} lang={face.language}>
        {face.name}
      </span>
      {isNumbered ? <b className={styles.level}>{romans[face.level]}</b> : null}
      {state === 'active' ? <b className={styles.now}>{t('dt.state.active')}</b> : null}
      {met === null || only === undefined ? null : <Requirement tier={only} met={met} />}
    </span>
  )
}
