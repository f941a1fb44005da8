import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fold } from '../../model/rules/fold.ts'
import { type GameId, gameIds } from '../../model/table/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Entry } from './Entry.tsx'
import { addressOf, type Findable } from './findable.ts'
import { FoundList } from './FoundList.tsx'
import type { Rulebook } from './rulebook.ts'
import styles from './RulesScreen.module.css'
import { SearchField } from './SearchField.tsx'
import { useRulebook } from './useRulebook.ts'

const NOWHERE: ReadonlySet<string> = new Set()

/** The rules as a screen of their own: what is found on the left, what is read on the right. Both are in the address. */
export function RulesScreen() {
  const t = useWords()
  const book = useRulebook()
  const { _splat: address = '' } = useParams({ strict: false })
  const { q = '' } = useSearch({ from: '/rules/$' })
  const [query, setQuery] = useState(q)
  const [game, setGame] = useState<GameId | null>(null)
  const language = useSettings((settings) => settings.language)
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const go = (to: string, asked = query, replace = false) =>
    void navigate({
      to: '/rules/$',
      params: { _splat: to },
      search: asked === '' ? {} : { q: asked },
      replace,
      resetScroll: to !== '',
    })
  useEffect(() => show(list.current), [address, book])
  const found = book === null ? [] : listed(book, query, language, game)
  const open = (entry: Findable | undefined) => entry !== undefined && go(addressOf(entry))
  return (
    <div className={styles.rules} data-open={address !== ''}>
      <Lead title={t('rules.title')} />
      <div className={styles.columns}>
        <div className={styles.finder}>
          <SearchField
            value={query}
            found={book === null ? null : found.length}
            onChange={(text) => {
              setQuery(text)
              // What is typed looks for something else than what is read.
              go('', text, true)
            }}
            onEnter={() => open(found[0])}
            onDown={() => list.current?.querySelector('button')?.focus()}
          />
          <div className={styles.found}>
            <GameFilter game={game} onChange={setGame} />
            <h2 className={controls.hidden}>{t('rules.all')}</h2>
            <div ref={list} className={styles.list}>
              <FoundList found={found} current={address} onOpen={open} />
            </div>
          </div>
        </div>
        <div className={styles.reader}>
          {book === null ? (
            <p role="status">{t('rules.loading')}</p>
          ) : (
            <Reader book={book} address={address} best={query === '' ? undefined : found[0]} onFollow={go} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Without a question: all rules in the order of the alphabet. */
function listed(
  book: Rulebook,
  query: string,
  language: 'en' | 'fr',
  game: GameId | null,
): readonly Findable[] {
  const all =
    query.trim() === ''
      ? book.entries
          .filter(({ kind }) => kind === 'rule')
          .toSorted((a, b) => fold(a[language]).localeCompare(fold(b[language]), language))
      : book.search.find(query, NOWHERE)
  return game === null ? all : all.filter((one) => one.game === game)
}

interface FilterProps {
  readonly game: GameId | null
  readonly onChange: (game: GameId | null) => void
}

function GameFilter({ game, onChange }: FilterProps) {
  const t = useWords()
  return (
    <div className={styles.games} role="group" aria-label={t('rules.games')}>
      {[null, ...gameIds].map((one) => (
        <button
          key={one ?? ''}
          type="button"
          className={styles.game}
          aria-pressed={game === one}
          onClick={() => onChange(one)}
        >
          {one === null ? t('rules.allGames') : t(`rules.game.${one}`)}
        </button>
      ))}
    </div>
  )
}

interface ReaderProps {
  readonly book: Rulebook
  readonly address: string
  /** What answers the question best: shown until something is opened. */
  readonly best: Findable | undefined
  readonly onFollow: (address: string) => void
}

function Reader({ book, address, best, onFollow }: ReaderProps) {
  const t = useWords()
  const shown = address === '' && best !== undefined ? addressOf(best) : address
  if (shown === '')
    return (
      <div className={styles.start}>
        <p>{t('rules.start')}</p>
        <p>{t('rules.startKeys')}</p>
      </div>
    )
  return (
    <>
      <Link to="/rules/$" params={{ _splat: '' }} className={`${controls.button} ${styles.back}`}>
        <ArrowLeft aria-hidden="true" size={18} /> {t('rules.back')}
      </Link>
      <Entry key={shown} book={book} address={shown} onFollow={onFollow} />
    </>
  )
}

/** What is read is seen in the list too; the page stays where it is. */
function show(list: HTMLElement | null): void {
  const read = list?.querySelector('[aria-current="true"]')
  if (list === null || read === null || read === undefined) return
  const [box, place] = [list.getBoundingClientRect(), read.getBoundingClientRect()]
  if (place.top < box.top || place.bottom > box.bottom)
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2
}
