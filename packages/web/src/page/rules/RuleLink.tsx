import { useWords } from '../words/i18n.ts'
import styles from './RuleLink.module.css'
import { useRulesSheet } from './rulesSheet.ts'

interface RuleLinkProps {
  readonly rule: { readonly id: string; readonly title: string }
}

/** The rule behind a word of the table: opens the sheet beside whatever screen one is on. */
export function RuleLink({ rule: { id, title } }: RuleLinkProps) {
  const t = useWords()
  const open = useRulesSheet((sheet) => sheet.open)
  return (
    <button type="button" className={styles.rule} onClick={() => open(id)}>
      {t('setup.rule', { title })}
    </button>
  )
}
