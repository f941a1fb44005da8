import { type KeyboardEvent, lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { usePlay } from '../play/PlayContext.ts'
import { TextLinks } from '../play/TextLinks.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import type { LogLine } from '../../model/table/logLine.ts'
import { useLog } from '../table/useTable.ts'
import { useWords } from '../words/i18n.ts'
import { Line } from './Line.tsx'
import { isToldBy } from '../film/told.ts'
import { filtered, type LogFilter, logFilters } from './logFilters.ts'
import styles from './LogRail.module.css'
import { isTurnOver, underHeadings } from './parts.ts'
import { useLastLine } from './useLastLine.ts'

const TurnReviewed = lazy(async () => ({ default: (await import('./TurnReviewed.tsx')).TurnReviewed }))

interface Props {
  readonly isOpen: boolean
  /** It stands there for good. */
  readonly isFixed?: boolean
  readonly onClose: () => void
}

/** The story of the game: nested by cause; a line shows its moment, or takes back everything after it. */
export function LogRail({ isOpen, isFixed = false, onClose }: Props) {
  const t = useWords()
  const { snapshot, table } = usePlay()
  const all = useLog(table)
  const mine = snapshot.seats.flatMap((one) => (one.mine ? [one.seat] : []))
  const [filter, setFilter] = useState<LogFilter>('all')
  if (!isOpen) return null
  return (
    <aside
      className={styles.rail}
      data-fixed={isFixed}
      aria-label={t('log.title')}
      data-landmark
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2>{t('log.title')}</h2>
        {isFixed ? null : <CloseButton label={t('log.hide')} onClose={onClose} />}
      </div>
      <Filters filter={filter} choose={setFilter} isFolded={isFixed} />
      {snapshot.readOnly === null && isTurnOver([...all, { event: '', ...snapshot.moment }], mine) ? (
        <Suspense>
          <TurnReviewed />
        </Suspense>
      ) : null}
      <TextLinks>
        <Lines filter={filter} />
      </TextLinks>
    </aside>
  )
}

interface FiltersProps {
  readonly filter: LogFilter
  readonly choose: (filter: LogFilter) => void
  /** They come when they are asked for. */
  readonly isFolded: boolean
}

function Filters({ filter, choose, isFolded }: FiltersProps) {
  const t = useWords()
  const buttons = (
    <div className={styles.filters} role="group" aria-label={t('log.filter')}>
      {logFilters.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.filter}
          aria-pressed={filter === one}
          onClick={() => choose(one)}
        >
          {t(`log.filter.${one}`)}
        </button>
      ))}
    </div>
  )
  if (!isFolded) return buttons
  return (
    <details className={styles.fold}>
      <summary>{t('log.filter')}</summary>
      {buttons}
    </details>
  )
}

function Lines({ filter }: { readonly filter: LogFilter }) {
  const t = useWords()
  const { table, snapshot, film, until = Number.POSITIVE_INFINITY } = usePlay()
  const all = useLog(table)
  const lines = useMemo(
    () =>
      underHeadings(
        filtered(all, filter, snapshot.seats).filter((line) => line.answer < until && isToldBy(film, line)),
      ),
    [all, filter, snapshot.seats, until, film],
  )
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 34,
    overscan: 12,
  })
  const following = useLastLine(box, lines, rows.getTotalSize())
  if (lines.length === 0)
    return <p className={styles.empty}>{t(filter === 'all' ? 'log.empty' : 'log.noMatch')}</p>
  const { barrier } = snapshot.undo
  const isReplay = Number.isFinite(until)
  return (
    // A list one scrolls with the keyboard too.
    <div
      ref={box}
      className={styles.box}
      role="log"
      aria-live="off"
      tabIndex={0}
      aria-label={t('log.title')}
      {...following}
      onKeyDown={(event) => {
        following.onKeyDown()
        toEdge(event, rows, lines.length)
      }}
    >
      <ol style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start, key }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Line
              line={lines[index] as LogLine}
              before={lines[index - 1]}
              isBarrier={!isReplay && isAt(lines, index, barrier)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** To the first line or the last one at once: the browser's own way there stops where rows on it turn out taller than thought. */
function toEdge(event: KeyboardEvent, rows: Virtualizer<HTMLDivElement, Element>, count: number): void {
  const edge = { Home: 0, End: count - 1 }[event.key]
  if (edge === undefined) return
  event.preventDefault()
  rows.scrollToIndex(edge, { align: edge === 0 ? 'start' : 'end' })
}

/** Whether a line is the first one behind the barrier. */
function isAt(lines: readonly LogLine[], index: number, barrier: number): boolean {
  const [line, before] = [lines[index], lines[index - 1]]
  return line !== undefined && line.answer >= barrier && (before?.answer ?? -1) < barrier && barrier > 0
}
