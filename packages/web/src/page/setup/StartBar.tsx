import { Globe, Play } from 'lucide-react'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import type { Refusal } from '../../model/table/answers.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { type Draft, sidesOf } from './draft.ts'
import { Problems } from './Problems.tsx'
import styles from './Setup.module.css'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface Props {
  /** The form that it sends. */
  readonly form: string
  readonly catalogue: Catalogue
  readonly draft: Draft
  readonly isBusy: boolean
  readonly canStart: boolean
  readonly refusals: readonly Refusal[]
  /** Puts the table on the server instead; null where nobody is to be invited. */
  readonly onOnline: (() => void) | null
}

/** At the foot of the screen, however far one has scrolled: who meets whom, what is wrong, and the start. */
export function StartBar({ form, catalogue, draft, isBusy, canStart, refusals, onOnline }: Props) {
  const t = useWords()
  const [ours = '', ...others] = sidesOf(catalogue, draft)
  return (
    <div className={styles.foot}>
      <Problems refusals={refusals} />
      <div className={styles.footRow}>
        <p className={styles.summary}>
          {others.length === 0 ? ours : t('setup.against', { ours, theirs: others.join(' · ') })}
        </p>
        {onOnline === null ? null : (
          <button type="button" className={controls.button} disabled={isBusy || !canStart} onClick={onOnline}>
            <Globe aria-hidden="true" size={18} />
            {t('online.start')}
          </button>
        )}
        <button
          type="submit"
          form={form}
          className={`${controls.button} ${controls.primary} ${styles.start}`}
          disabled={isBusy || !canStart}
        >
          <Play aria-hidden="true" size={18} />
          {isBusy ? t('shell.loading') : t('setup.start')}
        </button>
      </div>
    </div>
  )
}
