import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { paceOf, paces } from './pace.ts'
import styles from './Settings.module.css'
import { useSettings } from './settings.ts'

/** How fast bots move and pictures follow. */
export function PaceField() {
  const t = useWords()
  const { pace, set } = useSettings()
  const now = paceOf(pace)
  return (
    <label className={`${controls.label} ${styles.choice}`}>
      {t('settings.pace')}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={paces.length - 1}
        step={1}
        value={paces.indexOf(now)}
        aria-valuetext={t(now.says)}
        onChange={({ target }) => set({ pace: paces[Number(target.value)]?.pace ?? now.pace })}
      />
      <output>{t(now.says)}</output>
    </label>
  )
}
