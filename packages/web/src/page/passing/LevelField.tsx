import { useSettings } from '../settings/settings.ts'
import styles from '../settings/Settings.module.css'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { type PassLevel, passLevels } from './standing.ts'

/** When a person wants to be asked for reactions. */
export function LevelField() {
  const t = useWords()
  const { passing, set } = useSettings()
  return (
    <label className={`${controls.label} ${styles.choice}`}>
      {t('passing.level')}
      <select
        className={controls.field}
        value={passing}
        onChange={({ target }) => set({ passing: target.value as PassLevel })}
      >
        {passLevels.map((level) => (
          <option key={level} value={level}>
            {t(`passing.${level}`)}
          </option>
        ))}
      </select>
      <small>{t('passing.levelText')}</small>
    </label>
  )
}
