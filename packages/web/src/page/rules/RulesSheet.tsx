import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CloseButton } from '../shell/CloseButton.tsx'
import { RichLinksContext } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Findable } from './findable.ts'
import { FoundList } from './FoundList.tsx'
import { FoundCard, linksTo } from './FoundCard.tsx'
import type { Rulebook } from './rulebook.ts'
import { aboveDock } from './aboveDock.ts'
import { RuleText } from './RuleText.tsx'
import styles from './RulesSheet.module.css'
import { useRulesSheet } from './rulesSheet.ts'
import { SearchField } from './SearchField.tsx'
import { useRulebook } from './useRulebook.ts'

const most = 60

/** The rules beside the table: it stays playable, and Escape closes them. */
export function RulesSheet() {
  const isOpen = useRulesSheet((sheet) => sheet.isOpen)
  return isOpen ? <OpenSheet /> : null
}

function OpenSheet() {
  const t = useWords()
  const { rule, query, here, ask, close, open } = useRulesSheet()
  const book = useRulebook()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element | null>(document.activeElement)
  useEffect(() => {
    field.current?.focus()
    const { current } = before
    return () => {
      if (current instanceof HTMLElement) current.focus()
    }
  }, [])
  const found = book?.search.find(query, here) ?? []
  const follow = (entry: Findable) => open(entry.kind === 'rule' ? entry.id : `${entry.game}/${entry.id}`)
  return (
    <aside
      ref={aboveDock}
      className={styles.sheet}
      aria-label={t('rules.title')}
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return
        press.stopPropagation()
        close()
      }}
    >
      <header className={styles.head}>
        <h2>{t('rules.title')}</h2>
        <CloseButton label={t('rules.close')} onClose={close} />
      </header>
      <SearchField value={query} onChange={ask} found={found.length} field={field} />
      {book === null ? (
        <p role="status">{t('rules.loading')}</p>
      ) : rule === '' ? (
        <>
          {query === '' && found.length > 0 ? <h3>{t('rules.here')}</h3> : null}
          <FoundList found={found.slice(0, most)} onOpen={follow} />
        </>
      ) : (
        <>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${styles.back}`}
            onClick={() => open()}
          >
            <ArrowLeft aria-hidden="true" size={18} /> {t('rules.back')}
          </button>
          <Entry book={book} rule={rule} onFollow={open} />
        </>
      )}
    </aside>
  )
}

function Entry({ book, rule, onFollow }: { book: Rulebook; rule: string; onFollow: (rule: string) => void }) {
  const found = book.rules.get(rule)
  if (found !== undefined) return <RuleText entry={found.entry} book={book} onFollow={onFollow} />
  return (
    <RichLinksContext value={linksTo(rule, onFollow)}>
      <FoundCard book={book} address={rule} />
    </RichLinksContext>
  )
}
