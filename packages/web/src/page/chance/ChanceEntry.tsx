import { useEffect, useRef } from 'react'
import type { Refusal } from '../../model/table/answers.ts'
import type { ChanceModel } from '../../model/table/chanceModel.ts'
import { useKeysFirst } from '../shortcuts/useKeysFirst.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import type { MessageId } from '../words/catalogue.ts'
import { useWords } from '../words/i18n.ts'
import { CardField } from './CardField.tsx'
import styles from './Chance.module.css'

interface Props {
  readonly chance: ChanceModel
  /** Why the last word could not come. */
  readonly refusals: readonly Refusal[]
  /** What came; null lets the table decide. */
  readonly onWord: (word: string | null) => void
  readonly onCallOff: () => void
}

/** One result of real dice or cards: a number to press, a name to type, or the table's own chance. */
export function ChanceEntry({ chance, refusals, onWord, onCallOff }: Props) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useDigits(chance, onWord)
  // One after the other: the next result is entered where the last one was.
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [chance])
  const said = chance.said.map((word) => word || t('chance.fromTable'))
  return (
    <div
      ref={box}
      className={styles.entry}
      role="group"
      aria-label={t('chance.title')}
      data-chance={chance.kind}
    >
      <p className={styles.title}>
        <strong>{t('chance.title')}</strong> {t(promptOf(chance), { name: chance.name })}
      </p>
      {said.length === 0 ? null : (
        <p className={styles.said}>{t('chance.said', { words: said.join(', ') })}</p>
      )}
      {chance.kind === 'card' ? (
        <CardField chance={chance} onWord={onWord} />
      ) : (
        <div className={styles.words}>
          {chance.words.map(({ word, name }) => (
            <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {refusals.map(({ text }, i) => (
        <p key={i} role="alert" className={styles.refused}>
          <Rich text={text} />
        </p>
      ))}
      <div className={styles.others}>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => onWord(null)}>
          {t('chance.byTable')}
        </button>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onCallOff}>
          {t('chance.callOff')}
        </button>
      </div>
    </div>
  )
}

const prompts: Readonly<Record<string, MessageId>> = {
  deck: 'chance.deck',
  encounter: 'chance.encounter',
  random: 'chance.random',
  modular: 'chance.modular',
}

function promptOf({ kind, source }: ChanceModel): MessageId {
  return kind === 'die' ? 'chance.die' : (prompts[source] ?? 'chance.other')
}

/** The faces of a die are its keys. */
function useDigits({ kind, words }: ChanceModel, onWord: (word: string) => void): void {
  useKeysFirst(({ key, altKey, ctrlKey, metaKey }) => {
    if (kind !== 'die' || altKey || ctrlKey || metaKey) return
    if (words.some(({ word }) => word === key)) onWord(key)
  })
}
