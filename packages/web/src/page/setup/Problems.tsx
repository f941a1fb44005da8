import { RuleLink } from '../rules/RuleLink.tsx'
import type { Refusal } from '../../model/table/answers.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './Setup.module.css'

/** Why a set-up cannot be played, each with its rule. */
export function Problems({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useWords()
  return (
    <div role="status">
      {refusals.length === 0 ? null : (
        <div className={styles.problems}>
          <strong>{t('setup.problems')}</strong>
          <ul>
            {refusals.map(({ text, rule }, i) => (
              <li key={i}>
                <Rich text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
