import { Search } from 'lucide-react'
import type { Ref } from 'react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Null while the rules are being opened. */
  readonly found: number | null
  readonly field?: Ref<HTMLInputElement>
  /** Opens the best of what was found. */
  readonly onEnter: () => void
  /** Goes down into the list of what was found. */
  readonly onDown: () => void
}

/** Where one types; says how much was found. */
export function SearchField({ value, onChange, found, field, onEnter, onDown }: SearchFieldProps) {
  const t = useWords()
  return (
    <div className={styles.search}>
      <label className={controls.label}>
        {t('rules.search')}
        <span className={styles.box}>
          <Search size={18} aria-hidden="true" />
          <input
            ref={field}
            type="search"
            className={controls.field}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(change) => onChange(change.target.value)}
            onKeyDown={(press) => {
              if (press.key === 'Enter' && value !== '') onEnter()
              else if (press.key === 'ArrowDown') onDown()
              else return
              press.preventDefault()
            }}
          />
        </span>
      </label>
      <p role="status" className={styles.count}>
        {value === '' || found === null ? '' : t('rules.found', { n: found })}
      </p>
    </div>
  )
}
