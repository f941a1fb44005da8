import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { heldBy, pressedKey } from './bindings.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { printedKey } from './printedKey.ts'
import styles from './Shortcuts.module.css'
import { keyOf, shortcutGroups, type ShortcutId, shortcutIds, shortcutOf } from './shortcuts.ts'

/** Every shortcut by where it works. A framed key waits, once pressed, for another one to take its place. */
export function ShortcutList() {
  const t = useWords()
  const { singleKeys, keys, set } = useSettings()
  const [said, setSaid] = useState('')
  return (
    <div className={styles.list}>
      <p className={styles.explain}>{t(singleKeys ? 'keys.explain' : 'keys.off')}</p>
      <div className={styles.groups}>
        {shortcutGroups.map((group) => (
          <section key={group} aria-labelledby={`keys-${group}`} className={styles.group}>
            <h3 id={`keys-${group}`}>{t(`keys.group.${group}`)}</h3>
            <dl>
              {shortcutIds
                .filter((id) => shortcutOf(id).group === group)
                .map((id) => (
                  <Row key={id} id={id} onSaid={setSaid} />
                ))}
            </dl>
          </section>
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {Object.keys(keys).length === 0 ? null : (
        <button type="button" className={controls.button} onClick={() => set({ keys: {} })}>
          {t('keys.usual')}
        </button>
      )}
    </div>
  )
}

interface RowProps {
  readonly id: ShortcutId
  readonly onSaid: (said: string) => void
}

function Row({ id, onSaid }: RowProps) {
  const t = useWords()
  const { keys } = useSettings()
  const { says, fixed } = shortcutOf(id)
  return (
    <div className={styles.row}>
      <dt>{t(says)}</dt>
      <dd>{fixed === true ? <KeyCaps of={keyOf(id, keys)} /> : <KeyField id={id} onSaid={onSaid} />}</dd>
    </div>
  )
}

/** A key that can be changed: the next press is the new one. */
function KeyField({ id, onSaid }: RowProps) {
  const t = useWords()
  const { keys, set } = useSettings()
  const [isWaiting, setWaiting] = useState(false)
  const key = keyOf(id, keys)
  const what = t(shortcutOf(id).says)
  const take = (press: React.KeyboardEvent): void => {
    if (!isWaiting || press.key === 'Tab' || press.key === 'Shift') return
    press.preventDefault()
    press.stopPropagation()
    if (press.key === 'Escape') return setWaiting(false)
    const next = pressedKey(press.nativeEvent)
    if (next === null) return onSaid(t('keys.unusable'))
    const holder = heldBy(next, id, keys)
    const printed = printedKey(next, t).join(' ')
    if (holder !== null) return onSaid(t('keys.held', { key: printed, what: t(shortcutOf(holder).says) }))
    set({ keys: { ...keys, [id]: next } })
    setWaiting(false)
    onSaid(t('keys.changed', { what, key: printed }))
  }
  return (
    <button
      type="button"
      className={styles.field}
      data-shortcut={id}
      data-waiting={isWaiting}
      aria-label={isWaiting ? t('keys.press') : t('keys.change', { what, key: printedKey(key, t).join(' ') })}
      onClick={() => setWaiting(true)}
      onBlur={() => setWaiting(false)}
      onKeyDown={take}
    >
      {isWaiting ? t('keys.press') : <KeyCaps of={key} />}
    </button>
  )
}
