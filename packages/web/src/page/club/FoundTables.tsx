import { Link } from '@tanstack/react-router'
import type { FoundSeat, FoundTableModel } from '../../model/online/clubService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { FaceArt } from '../cards/FaceArt.tsx'
import styles from '../landing/Resume.module.css'
import { ageOf } from '../online/age.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { seriesText } from './seriesText.ts'

/** Tables that one comes across: those that are played first, finished ones folded behind them. */
export function FoundTables({ tables }: { readonly tables: readonly FoundTableModel[] }) {
  const t = useWords()
  const [played, over] = [tables.filter(({ isOver }) => !isOver), tables.filter(({ isOver }) => isOver)]
  return (
    <>
      {played.length === 0 ? null : (
        <ul className={styles.games}>
          {played.map((table) => (
            <FoundTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      {over.length === 0 ? null : (
        <details className={styles.finished}>
          <summary>{t('room.history', { n: over.length })}</summary>
          <ul className={styles.games}>
            {over.map((table) => (
              <FoundTable key={table.id} table={table} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What is played, who sits where, and what the reader can do about it. */
function FoundTable({ table }: { readonly table: FoundTableModel }) {
  const t = useWords()
  const { language } = useSettings()
  const { id, game, title, faces, seats, series, isOver, round, at } = table
  const isLost = isOver && !seats.some(({ hasWon }) => hasWon)
  return (
    <li className={styles.game} data-game={game} data-found={id}>
      <div className={styles.faces} aria-hidden="true">
        {faces.slice(0, 4).map((code, n) => (
          <FaceArt key={n} game={game} code={code} />
        ))}
      </div>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p>
          {[
            gameNames[game],
            ageOf(at, Date.now(), language),
            ...(round > 0 ? [t('room.round', { n: round })] : []),
            ...(isLost ? [t('room.lostTogether')] : []),
          ].join(' · ')}
        </p>
        <p>
          <Seats seats={seats} />
        </p>
        {series === null ? null : <p data-series>{seriesText(t, series)}</p>}
      </div>
      <div className={styles.actions}>
        <Ways table={table} />
      </div>
    </li>
  )
}

function Seats({ seats }: { readonly seats: readonly FoundSeat[] }) {
  const t = useWords()
  const nameOf = ({ kind, name, isOpen }: FoundSeat): string => {
    if (kind === 'absent') return t(isOpen ? 'room.free' : 'room.kept')
    return kind === 'bot' ? t('room.bot') : name
  }
  return seats
    .map((seat) => {
      const words = t('room.seat', { hero: seat.hero, name: nameOf(seat) })
      return seat.hasWon ? `${words} (${t('room.won')})` : words
    })
    .join(' · ')
}

/** Who sits there goes there; others take an open seat, or watch. */
function Ways({ table: { id, title, seats, isOver, hasWatchers } }: { readonly table: FoundTableModel }) {
  const t = useWords()
  if (seats.some(({ isMine }) => isMine))
    return (
      <Link
        to="/online/$id"
        params={{ id }}
        className={controls.button}
        aria-label={t('room.openTableAt', { title })}
      >
        {t('room.openTable')}
      </Link>
    )
  const open = isOver ? [] : seats.flatMap(({ isOpen, hero }, seat) => (isOpen ? [{ seat, hero }] : []))
  return (
    <>
      {open.map(({ seat, hero }) => (
        <Link
          key={seat}
          to="/join"
          search={{ table: id, seat }}
          className={`${controls.button} ${controls.primary}`}
          aria-label={t('room.takeAt', { hero, title })}
        >
          {t('room.take', { hero })}
        </Link>
      ))}
      {hasWatchers ? (
        <Link
          to="/join"
          search={{ table: id, seat: -1 }}
          className={`${controls.button} ${controls.quiet}`}
          aria-label={t('room.watchAt', { title })}
        >
          {t('room.watch')}
        </Link>
      ) : null}
    </>
  )
}
