import { type Sight, sights } from '../../model/online/onlineModel.ts'
import type { ContractModel } from '../../model/online/onlineService.ts'
import checks from '../settings/Settings.module.css'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface Props {
  /** Null where nobody may watch. */
  readonly sight: Sight | null
  readonly onChange: (sight: Sight | null) => void
}

/** Whether people may watch, and what they see. */
export function WatchersField({ sight, onChange }: Props) {
  const t = useWords()
  return (
    <>
      <label className={checks.check}>
        <input
          type="checkbox"
          checked={sight !== null}
          onChange={({ target }) => onChange(target.checked ? 'public' : null)}
        />
        <span>
          {t('online.watchers')} <small>{t('online.watchersHelp')}</small>
        </span>
      </label>
      {sight === null ? null : (
        <label className={controls.label}>
          {t('online.sight')}
          <select
            className={controls.field}
            value={sight}
            onChange={({ target }) => onChange(sights.find((one) => one === target.value) ?? 'public')}
          >
            {sights.map((one) => (
              <option key={one} value={one}>
                {t(`online.sight.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** What a contract says of it. */
export function watching(sight: Sight | null): Pick<ContractModel, 'watchers' | 'watchersSee'> {
  return sight === null ? { watchers: false } : { watchers: true, watchersSee: sight }
}
