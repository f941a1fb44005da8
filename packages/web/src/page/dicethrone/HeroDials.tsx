import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Dial } from './Dial.tsx'
import styles from './HeroDials.module.css'

/** Health and combat points of a player. */
export function HeroDials({ player: { health, cp } }: { readonly player: DuellistModel }) {
  const t = useWords()
  return (
    <div className={styles.dials}>
      <Dial
        gauge={health}
        label={t('dt.health')}
        says={t('dt.healthOf', { n: health.now, max: health.max })}
        kind="health"
        notches={30}
      />
      <Dial
        gauge={cp}
        label={t('dt.cp')}
        says={t('dt.cpOf', { n: cp.now, max: cp.max })}
        kind="cp"
        notches={15}
      />
    </div>
  )
}
