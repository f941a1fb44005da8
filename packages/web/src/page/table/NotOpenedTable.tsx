import { Link } from '@tanstack/react-router'
import type { Refusal } from '../../model/table/answers.ts'
import pages from '../shell/Page.module.css'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'

/** Why there is no table or replay at this address. */
export function NotOpenedTable({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useWords()
  return (
    <div className={pages.page} role="alert">
      <h1>{t('landing.openProblem')}</h1>
      {refusals.map(({ text }, i) => (
        <p key={i}>
          <Rich text={text} />
        </p>
      ))}
      <Link to="/" className={controls.button}>
        {t('shell.toHome')}
      </Link>
    </div>
  )
}
