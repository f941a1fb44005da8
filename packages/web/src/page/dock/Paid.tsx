import { Resources } from '../cards/Resources.tsx'
import type { Payment } from '../act/intent.ts'
import { givenBy, isReady, missingTypes } from '../play/completeAnswer.ts'
import { useResourceNames } from '../play/useResourceNames.ts'
import { useShownSkin } from '../text/boardSkin.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DockSentence.module.css'

/** What is given of a payment: the cards pay, the line only counts; waste and what is missing are said. */
export function Paid({ payment: { asked, picks } }: { readonly payment: Payment }) {
  const t = useWords()
  const nameOf = useResourceNames()
  const { skin } = useShownSkin()
  const given = givenBy(asked, picks)
  const wasted = given.length - asked.min
  const missing = missingTypes(asked.need, given)
  return (
    <span className={styles.paid} data-enough={isReady(asked, picks)} role="status">
      {skin === null ? null : (
        <span aria-hidden="true">
          <Resources resources={given.filter((one) => skin.symbol(one) !== null)} skin={skin} />
        </span>
      )}
      {t('play.paidOf', { given: given.length, cost: asked.min })}
      {wasted > 0 ? ` · ${t('play.overpaid', { n: wasted })}` : ''}
      {missing.length > 0 ? ` · ${t('play.needs', { types: missing.map(nameOf).join(', ') })}` : ''}
    </span>
  )
}
