import { Volume2 } from 'lucide-react'
import { hear } from '../sound/playSound.ts'
import { type SoundName, soundNames } from '../sound/soundNames.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Settings.module.css'
import { useSettings } from './settings.ts'
import { Switch } from './Switch.tsx'

/** Whether there are sounds, how loud, and which. */
export function SoundFields() {
  const t = useWords()
  const { sound, volume, set } = useSettings()
  return (
    <>
      <Switch name="sound">{t('settings.sound')}</Switch>
      {sound ? (
        <>
          <label className={`${controls.label} ${styles.choice}`}>
            {t('settings.volume')}
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={100}
              step={5}
              value={volume}
              aria-valuetext={t('settings.percent', { n: volume })}
              onChange={({ target }) => set({ volume: Number(target.value) })}
              onPointerUp={() => void hear('yourTurn', volume)}
            />
          </label>
          <ul className={styles.sounds} aria-label={t('settings.sounds')}>
            {soundNames.map((name) => (
              <SoundField key={name} name={name} />
            ))}
          </ul>
        </>
      ) : null}
      <Switch name="haptics">{t('settings.haptics')}</Switch>
    </>
  )
}

function SoundField({ name }: { readonly name: SoundName }) {
  const t = useWords()
  const { volume, mutedSounds, set } = useSettings()
  const says = t(`sound.${name}`)
  const others = mutedSounds.filter((one) => one !== name)
  return (
    <li className={styles.sound}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('settings.listen', { sound: says })}
        onClick={() => void hear(name, volume)}
      >
        <Volume2 aria-hidden="true" size={18} />
      </button>
      <label className={styles.check}>
        {says}
        <input
          type="checkbox"
          role="switch"
          checked={!mutedSounds.includes(name)}
          onChange={({ target }) => set({ mutedSounds: target.checked ? others : [...others, name] })}
        />
      </label>
    </li>
  )
}
