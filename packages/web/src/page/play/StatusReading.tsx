import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { bindings } from '../shortcuts/bindings.ts'
import { useWindowKeys } from '../shortcuts/useWindowKeys.ts'
import { CloseButton } from '../shell/CloseButton.tsx'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import { type Reading, readings } from './spokenStatus.ts'
import styles from './StatusReading.module.css'
import { isElsewhere } from './tableKeys.ts'

/** Status keys read out where the game stands: for ears, and for eyes that follow the keyboard. */
export function StatusReading() {
  const t = useWords()
  const { table, shown } = usePlay()
  const { singleKeys, keys } = useSettings()
  const [said, setSaid] = useState<{ readonly text: string; readonly n: number } | null>(null)
  useEffect(() => setSaid(null), [shown])
  const read = (reading: Reading) => (event: KeyboardEvent) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    const text = reading(t, { snapshot: shown, log: table.log() })
    // A region that says the same again must change to be heard again.
    setSaid((before) => ({ text, n: (before?.n ?? 0) + 1 }))
  }
  const bound = singleKeys ? Object.entries(bindings(readings, keys)) : []
  useWindowKeys(Object.fromEntries(bound.map(([key, reading]) => [key, read(reading)])))
  useEffect(() => {
    // The table's own Escape comes first and leaves nothing to other shortcuts.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setSaid(null)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  return (
    <div role="status" aria-live="assertive" className={styles.place}>
      {said === null ? null : (
        <div key={said.n} className={styles.said} data-said>
          <p>{said.text}</p>
          <CloseButton size={18} onClose={() => setSaid(null)} />
        </div>
      )}
    </div>
  )
}
