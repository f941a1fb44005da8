import checks from '../settings/Settings.module.css'
import { useWords } from '../words/i18n.ts'
import { useDial } from './dialStore.ts'

/** Whether bots follow how one does. */
export function DialSwitch() {
  const t = useWords()
  const { isOn, turnOn } = useDial()
  return (
    <label className={checks.check}>
      <span>
        {t('dial.switch')} <small className={checks.help}>{t('dial.text')}</small>
      </span>
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => turnOn(target.checked)} />
    </label>
  )
}
