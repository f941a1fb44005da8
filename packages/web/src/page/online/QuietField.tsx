import type { NoticesModel, QuietHours } from '../../model/online/daysService.ts'
import styles from '../settings/Settings.module.css'
import { days } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

interface Props {
  readonly notices: NoticesModel
  readonly onChange: (notices: NoticesModel) => void
}

const night: QuietHours = { from: 22, until: 7 }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Hours in which one is told nothing. */
export function QuietField({ notices, onChange }: Props) {
  const t = useWords()
  const { quiet } = notices
  const set = async (wanted: QuietHours | null): Promise<void> => {
    // Shown at once; what the server could not keep is taken back.
    onChange({ ...notices, quiet: wanted })
    const found = await days().setQuiet(wanted)
    onChange(found.ok ? found.value : notices)
  }
  const field = (which: keyof QuietHours, label: string, from: QuietHours) => (
    <label className={controls.label}>
      {label}
      <select
        className={controls.field}
        value={from[which]}
        onChange={({ target }) => void set({ ...from, [which]: Number(target.value) })}
      >
        {hours.map((h) => (
          <option key={h} value={h}>
            {t('days.hour', { h })}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <label className={styles.check}>
        <span>
          {t('days.quiet')} <small>{t('days.quietText')}</small>
        </span>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => void set(target.checked ? night : null)}
        />
      </label>
      {quiet === null ? null : (
        <p className={styles.buttons}>
          {field('from', t('days.quietFrom'), quiet)}
          {field('until', t('days.quietUntil'), quiet)}
        </p>
      )}
    </>
  )
}
