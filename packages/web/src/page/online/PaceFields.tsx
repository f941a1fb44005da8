import { type PaceId, paceIds, type TimeoutId, timeoutIds } from '../../model/online/daysService.ts'
import type { ContractModel } from '../../model/online/onlineService.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Online.module.css'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

/** How much time people have, and what happens when it runs out. */
export interface Timing {
  readonly pace: PaceId
  readonly timeout: TimeoutId
}

interface Props {
  readonly timing: Timing
  readonly onChange: (timing: Timing) => void
}

export function PaceFields({ timing, onChange }: Props) {
  const t = useWords()
  const { pace, timeout } = timing
  return (
    <>
      <label className={controls.label}>
        {t('days.pace')}
        <select
          className={controls.field}
          value={pace}
          onChange={({ target }) =>
            onChange({ ...timing, pace: paceIds.find((id) => id === target.value) ?? 'none' })
          }
        >
          {paceIds.map((id) => (
            <option key={id} value={id}>
              {t(`days.pace.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.help}>{t(`days.paceText.${pace}`)}</p>
      {pace === 'none' ? null : (
        <label className={controls.label}>
          {t('days.timeout')}
          <select
            className={controls.field}
            value={timeout}
            onChange={({ target }) =>
              onChange({ ...timing, timeout: timeoutIds.find((id) => id === target.value) ?? 'bot' })
            }
          >
            {timeoutIds.map((id) => (
              <option key={id} value={id}>
                {t(`days.timeout.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** What a contract says of it. */
export function timed({ pace, timeout }: Timing): Pick<ContractModel, 'pace' | 'timeout'> {
  return pace === 'none' ? {} : { pace, timeout }
}
