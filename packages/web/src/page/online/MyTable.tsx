import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { MyTableModel } from '../../model/online/daysService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { FaceArt } from '../cards/FaceArt.tsx'
import styles from '../landing/Resume.module.css'
import { useSettings } from '../settings/settings.ts'
import { days } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { ageOf } from './age.ts'
import own from './MyTable.module.css'
import { seriesText } from '../club/seriesText.ts'
import { tickOf, useNow, useTimeWords } from './timeLeft.ts'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

interface Props {
  readonly table: MyTableModel
  readonly refresh: () => void
}

/** An online table: what is played, who decides, who is away, how old it is. */
export function MyTable({ table, refresh }: Props) {
  const t = useWords()
  const { id, game, title, faces, isMyMove, isOver, isHidden } = table
  const hide = async (): Promise<void> => {
    await days().hide(id, !isHidden)
    refresh()
  }
  return (
    <li className={styles.game} data-game={game} data-table={id} data-my-move={isMyMove}>
      <div className={styles.faces} aria-hidden="true">
        {faces.slice(0, 4).map((code, n) => (
          <FaceArt key={n} game={game} code={code} />
        ))}
      </div>
      <div className={styles.about}>
        <h3>{title}</h3>
        <Situation table={table} />
      </div>
      <div className={styles.actions}>
        <Link
          to="/online/$id"
          params={{ id }}
          className={`${controls.button} ${isMyMove ? controls.primary : ''}`}
          aria-label={`${t('days.open')}: ${title}`}
        >
          {t('days.open')}
        </Link>
        {isOver ? null : (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet} ${isHidden ? '' : controls.icon}`}
            aria-label={`${t(isHidden ? 'days.show' : 'days.hide')}: ${title}`}
            onClick={() => void hide()}
          >
            {isHidden ? t('days.show') : <EyeOff aria-hidden="true" size={18} />}
          </button>
        )}
        <LeaveButton table={table} refresh={refresh} />
      </div>
    </li>
  )
}

function Situation({ table }: { readonly table: MyTableModel }) {
  const t = useWords()
  const { language } = useSettings()
  const { seats, game, isOver, isMyMove, at } = table
  const others = seats.filter(({ isMine, kind }) => !isMine && kind === 'person')
  const names = (some: typeof seats): string =>
    new Intl.ListFormat(language).format([...new Set(some.map(({ name }) => name))])
  const away = others.filter(({ isHere, isOnVacation }) => !isHere && !isOnVacation)
  const onVacation = others.filter(({ isOnVacation }) => isOnVacation)
  const free = seats.filter(({ kind }) => kind === 'absent')
  const asked = others.filter(({ isAsked }) => isAsked)
  const move = asked.length === 0 ? t('days.botMoves') : t('days.decides', { names: names(asked) })
  return (
    <>
      <p className={own.move}>
        {isMyMove ? <strong className={own.mine}>{t('days.yourMove')}</strong> : null}
        {isMyMove || isOver || free.length > 0 ? null : <span>{move}</span>}
        {isOver ? <span>{t('days.over')}</span> : null}
        <Deadline deadline={table.deadline} />
      </p>
      {table.series === null ? null : <p data-series>{seriesText(t, table.series)}</p>}
      <p>
        {[
          gameNames[game],
          ageOf(at, Date.now(), language),
          ...(free.length === 0 ? [] : [t('days.free', { heroes: free.map(({ hero }) => hero).join(', ') })]),
          ...(isOver || away.length === 0 ? [] : [t('days.away', { names: names(away) })]),
          ...(isOver || onVacation.length === 0 ? [] : [t('days.onVacation', { names: names(onVacation) })]),
        ].join(' · ')}
      </p>
    </>
  )
}

function Deadline({ deadline }: { readonly deadline: number | null }) {
  const t = useWords()
  const words = useTimeWords()
  const now = useNow(deadline === null ? null : tickOf(deadline - Date.now()))
  if (deadline === null) return null
  const left = deadline - now
  return <span>{left <= 0 ? t('days.timeUp') : t('days.left', { time: words(left) })}</span>
}

/** The first click asks, the second leaves. */
function LeaveButton({ table: { id, title, isOver }, refresh }: Props) {
  const t = useWords()
  const [isSure, setSure] = useState(false)
  const leave = async (): Promise<void> => {
    if (!isSure) return setSure(true)
    await days().leave(id)
    refresh()
  }
  return (
    <button
      type="button"
      className={`${controls.button} ${isSure ? controls.danger : controls.quiet}`}
      aria-label={`${t(isSure ? 'days.leaveSure' : 'days.leave')}: ${title}`}
      title={isOver ? undefined : t('days.leaveHelp')}
      onClick={() => void leave()}
      onBlur={() => setSure(false)}
    >
      {t(isSure ? 'days.leaveSure' : 'days.leave')}
    </button>
  )
}
