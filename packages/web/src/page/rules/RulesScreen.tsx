import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import page from '../shell/Page.module.css'
import controls from '../theme/controls.module.css'
import { RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import type { Findable } from './findable.ts'
import { FoundList } from './FoundList.tsx'
import { fold } from '../../model/rules/fold.ts'
import { FoundCard, linksTo } from './FoundCard.tsx'
import type { Rulebook } from './rulebook.ts'
import { RuleText } from './RuleText.tsx'
import { SearchField } from './SearchField.tsx'
import { useRulebook } from './useRulebook.ts'

const NOWHERE: ReadonlySet<string> = new Set()

/** The rules as a screen of their own: every paragraph has an address. */
export function RulesScreen() {
  const t = useWords()
  const book = useRulebook()
  const { _splat: address = '' } = useParams({ strict: false })
  const [query, setQuery] = useState('')
  const language = useSettings((settings) => settings.language)
  const found = book === null ? [] : listed(book, query, language)
  return (
    <div className={page.page}>
      <h1>{t('rules.title')}</h1>
      <SearchField value={query} onChange={setQuery} found={found.length} />
      {book === null ? (
        <p role="status">{t('rules.loading')}</p>
      ) : (
        <Opened book={book} address={address} found={found} isSearching={query !== ''} />
      )}
    </div>
  )
}

/** Without a question: all rules in the order of the alphabet. */
function listed(book: Rulebook, query: string, language: 'en' | 'fr'): readonly Findable[] {
  if (query !== '') return book.search.find(query, NOWHERE)
  const rules = book.entries.filter(({ kind }) => kind === 'rule')
  return rules.toSorted((a, b) => fold(a[language]).localeCompare(fold(b[language]), language))
}

interface OpenedProps {
  readonly book: Rulebook
  readonly address: string
  readonly found: readonly Findable[]
  readonly isSearching: boolean
}

function Opened({ book, address, found, isSearching }: OpenedProps) {
  const t = useWords()
  const navigate = useNavigate()
  const go = (to: string) => void navigate({ to: '/rules/$', params: { _splat: to } })
  const isOpen = address !== '' && !isSearching
  if (isOpen) return <Entry book={book} address={address} onFollow={go} />
  return (
    <>
      <h2>{isSearching ? t('rules.found', { n: found.length }) : t('rules.all')}</h2>
      <FoundList
        found={found}
        onOpen={(entry) => go(entry.kind === 'rule' ? entry.id : `${entry.game}/${entry.id}`)}
      />
    </>
  )
}

interface EntryProps {
  readonly book: Rulebook
  readonly address: string
  readonly onFollow: (address: string) => void
}

/** One rule or card by its address, and the way back to the list. */
function Entry({ book, address, onFollow }: EntryProps) {
  const t = useWords()
  const rule = book.rules.get(address)
  return (
    <>
      {rule !== undefined ? (
        <RuleText entry={rule.entry} book={book} onFollow={onFollow} />
      ) : (
        <RichLinksContext value={linksTo(address, onFollow)}>
          <FoundCard book={book} address={address} />
        </RichLinksContext>
      )}
      <Link to="/rules/$" params={{ _splat: '' }} className={controls.button}>
        <ArrowLeft aria-hidden="true" size={18} /> {t('rules.back')}
      </Link>
    </>
  )
}
