import type { ReactNode } from 'react'
import { useSettings } from './settings.ts'
import styles from './Settings.module.css'

type Switchable = 'reducedMotion' | 'textTable' | 'warnEnd' | 'singleKeys' | 'sound' | 'haptics'

/** A setting that is on or off. */
export function Switch({ name, children }: { readonly name: Switchable; readonly children: ReactNode }) {
  const settings = useSettings()
  return (
    <label className={styles.check}>
      {children}
      <input
        type="checkbox"
        role="switch"
        checked={settings[name]}
        onChange={({ target }) => settings.set({ [name]: target.checked })}
      />
    </label>
  )
}
