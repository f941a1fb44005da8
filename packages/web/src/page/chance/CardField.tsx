import { useId, useState } from 'react'
import { fold } from '../../model/rules/fold.ts'
import type { ChanceModel } from '../../model/table/chanceModel.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Chance.module.css'

interface Props {
  readonly chance: ChanceModel
  readonly onWord: (word: string) => void
}

/** A card by its name: typed as far as needed, or pressed. A name that cannot come is judged by the table. */
export function CardField({ chance, onWord }: Props) {
  const t = useWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = chance.words.filter(({ name }) => fold(name).includes(fold(typed.trim())))
  const enter = (word: string): void => {
    setTyped('')
    onWord(word)
  }
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first !== undefined && typed.trim() !== '') enter(first.word)
          else if (typed.trim() !== '') onWord(typed.trim())
        }}
      >
        <label htmlFor={id} className={controls.label}>
          {t('chance.card')}
          <input
            id={id}
            className={controls.field}
            value={typed}
            autoComplete="off"
            maxLength={80}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button
          type="submit"
          className={`${controls.button} ${controls.primary}`}
          disabled={typed.trim() === ''}
        >
          {t('chance.enter')}
        </button>
      </form>
      <p className={styles.said} role="status">
        {t('chance.possible', { n: found.length })}
      </p>
      <div className={styles.cards}>
        {found.map(({ word, name, n }) => (
          <button key={word} type="button" className={styles.card} onClick={() => enter(word)}>
            {n > 1 ? t('chance.copies', { name, n }) : name}
          </button>
        ))}
      </div>
    </>
  )
}
