import type { OtherPerson } from '../setup/draft.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Online.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface Props {
  readonly others: readonly OtherPerson[]
  /** Seats whose people sit at this device. */
  readonly here: readonly number[]
  /** The seats are open to whoever finds the table. */
  readonly isFound: boolean
  readonly onChange: (here: readonly number[]) => void
}

/** For every seat of another person: whether they come from elsewhere, or sit at this device. */
export function OthersField({ others, here, isFound, onChange }: Props) {
  const t = useWords()
  const choose = (seat: number, isHere: boolean): void =>
    onChange(isHere ? [...here, seat] : here.filter((one) => one !== seat))
  return (
    <>
      {others.map(({ seat, hero, name }) => (
        <label key={seat} className={controls.label}>
          {t('online.other', { hero })}
          <select
            className={controls.field}
            value={here.includes(seat) ? 'here' : 'away'}
            onChange={({ target }) => choose(seat, target.value === 'here')}
          >
            <option value="away">{t(isFound ? 'online.openSeat' : 'online.byLink')}</option>
            <option value="here">{t('online.otherHere', { name })}</option>
          </select>
        </label>
      ))}
      {here.length === 0 ? null : <p className={styles.help}>{t('online.hereHelp')}</p>}
    </>
  )
}
