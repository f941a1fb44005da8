import { useId } from 'react'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Online.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

const LONGEST = 24

interface Props {
  readonly name: string
  readonly onChange: (name: string) => void
}

/** What the others call one. */
export function NameField({ name, onChange }: Props) {
  const t = useWords()
  const id = useId()
  return (
    <div>
      <label className={controls.label}>
        {t('online.name')}
        <input
          className={controls.field}
          value={name}
          maxLength={LONGEST}
          autoComplete="nickname"
          aria-describedby={id}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p id={id} className={styles.help}>
        {t('online.nameHelp')}
      </p>
    </div>
  )
}
