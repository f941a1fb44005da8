import { Check } from 'lucide-react'
import type { VillainModel } from '../../model/villainous/board.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './Parts.module.css'

interface Props {
  readonly player: VillainModel
  /** Only the numbers, for those who look on. */
  readonly isShort?: boolean
}

/** An objective as a checklist: what is reached of each part. */
export function Parts({ player: { parts }, isShort = false }: Props) {
  const t = useWords()
  const missing = parts.filter(({ have, need }) => have < need)
  if (isShort) {
    const [first = parts[0]] = missing
    return first === undefined ? null : (
      <p className={styles.short}>
        <b>
          {first.have}/{first.need}
        </b>{' '}
        <RichLinksContext value={null}>
          <Rich text={first.says} />
        </RichLinksContext>
      </p>
    )
  }
  return (
    <ul className={styles.parts}>
      {parts.map(({ says, have, need }, n) => (
        // The parts of an objective never change their order.
        <li key={n} className={styles.part} data-met={have >= need}>
          <span className={styles.mark}>
            {have >= need ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : `${have}/${need}`}
          </span>
          <span>
            <span className={styles.said}>{t('vl.part', { have, need })} </span>
            <RichLinksContext value={null}>
              <Rich text={says} />
            </RichLinksContext>
          </span>
        </li>
      ))}
    </ul>
  )
}
