import { BookOpen, Layers } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/i18n.ts'
import { addressOf, type Findable } from './findable.ts'
import styles from './FoundList.module.css'

interface FoundListProps {
  readonly found: readonly Findable[]
  /** The address that is read just now. */
  readonly current?: string
  readonly onOpen: (entry: Findable) => void
}

/** What a search found: rules and cards with both names. Arrow keys walk, and above the first one is the search again. */
export function FoundList({ found, current, onOpen }: FoundListProps) {
  const t = useWords()
  const { language } = useSettings()
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <ul className={styles.found} onKeyDown={walk}>
      {found.map((entry) => {
        const Icon = entry.kind === 'rule' ? BookOpen : Layers
        return (
          <li key={entry.key}>
            <button
              type="button"
              className={styles.entry}
              data-game={entry.game}
              aria-current={addressOf(entry) === current ? 'true' : undefined}
              onClick={() => onOpen(entry)}
            >
              <Icon size={18} aria-label={t(entry.kind === 'rule' ? 'rules.rule' : 'rules.card')} />
              <span className={styles.names}>
                <strong>{entry[language]}</strong>
                {entry[other] === entry[language] ? null : (
                  <span lang={other} className={styles.other}>
                    {entry[other]}
                  </span>
                )}
              </span>
              <span className={styles.game}>{t(`rules.game.${entry.game}`)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function walk(press: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
  if (step === undefined) return
  press.preventDefault()
  const all = [...press.currentTarget.querySelectorAll('button')]
  const place = all.findIndex((one) => one === document.activeElement) + step
  const search = press.currentTarget.ownerDocument.querySelectorAll<HTMLInputElement>('input[type="search"]')
  const next =
    place < 0 ? [...search].find((one) => one.checkVisibility()) : all[Math.min(place, all.length - 1)]
  next?.focus()
}
