import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CloseButton } from '../shell/CloseButton.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Entry } from './Entry.tsx'
import { addressOf } from './findable.ts'
import { FoundList } from './FoundList.tsx'
import { aboveDock } from './aboveDock.ts'
import type { Rulebook } from './rulebook.ts'
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
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(document.activeElement)
  useEffect(() => {
    field.current?.focus()
    const { current } = before
    return () => {
      if (current instanceof HTMLElement) current.focus()
    }
  }, [])
  const found = book?.search.find(query, here) ?? []
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
      <SearchField
        value={query}
        onChange={ask}
        found={book === null ? null : found.length}
        field={field}
        onEnter={() => {
          const [best] = found
          if (best !== undefined) open(addressOf(best))
        }}
        onDown={() => list.current?.querySelector('button')?.focus()}
      />
      {book === null ? (
        <p role="status">{t('rules.loading')}</p>
      ) : rule === '' ? (
        <>
          {query === '' && found.length > 0 ? <h3>{t('rules.here')}</h3> : null}
          <div ref={list}>
            <FoundList found={found.slice(0, most)} onOpen={(entry) => open(addressOf(entry))} />
          </div>
        </>
      ) : (
        <OpenEntry book={book} rule={rule} open={open} />
      )}
    </aside>
  )
}

interface OpenEntryProps {
  readonly book: Rulebook
  readonly rule: string
  readonly open: (rule?: string) => void
}

function OpenEntry({ book, rule, open }: OpenEntryProps) {
  const t = useWords()
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${styles.back}`}
        onClick={() => open()}
      >
        <ArrowLeft aria-hidden="true" size={18} /> {t('rules.back')}
      </button>
      <Entry book={book} address={rule} onFollow={open} />
    </>
  )
}
