import { RuleLink } from '../rules/RuleLink.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { closeWhy, useSymbolWhy } from './symbolWhy.ts'
import styles from './SymbolWhy.module.css'

/** Why the symbol that was pressed cannot be used, with the rule that says so. */
export function SymbolWhy() {
  const t = useWords()
  const why = useSymbolWhy()
  if (why === null) return null
  const { asked, refusal } = why
  return (
    <div className={styles.why} role="status">
      <p className={styles.said}>
        <strong>{asked.title}</strong>
        {' – '}
        {asked.symbol.state === 'free' ? t('vl.noCardFor') : <Rich text={refusal.text} />}{' '}
        {refusal.rule === null ? null : <RuleLink rule={refusal.rule} />}
      </p>
      <CloseButton size={18} onClose={closeWhy} />
    </div>
  )
}
