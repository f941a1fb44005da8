import type { Refusal } from '../../model/table/answers.ts'
import { WrongWay } from '../shell/WrongWay.tsx'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'

/** Why there is no table or replay at this address. */
export function NotOpenedTable({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useWords()
  return (
    <WrongWay title={t('shell.noTable')} alert>
      {refusals.map(({ text }, i) => (
        <p key={i}>
          <Rich text={text} />
        </p>
      ))}
      <p>{t('shell.noTableText')}</p>
    </WrongWay>
  )
}
