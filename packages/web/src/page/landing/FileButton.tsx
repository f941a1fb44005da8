import { useId } from 'react'
import type { Refusal } from '../../model/table/answers.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'

interface Props {
  readonly label: string
  /** Why the last file could not be opened. */
  readonly refusals: readonly Refusal[]
  readonly onFile: (file: File) => void
}

/** A button that asks for a file of a game; whatever is wrong with it is said. */
export function FileButton({ label, refusals, onFile }: Props) {
  const t = useWords()
  const id = useId()
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className={controls.hidden}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
      <label htmlFor={id} className={controls.button}>
        {label}
      </label>
      {refusals.length === 0 ? null : (
        <div role="alert">
          <p>{t('landing.openProblem')}</p>
          <ul>
            {refusals.map(({ text }, i) => (
              <li key={i}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
