import { Timer } from 'lucide-react'
import type { ClockModel, OnlineModel } from '../../model/online/onlineModel.ts'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './Clocks.module.css'
import { tickOf, useNow, useTimeWords } from './timeLeft.ts'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

const leftOf = ({ left, at, runs }: ClockModel, now: number): number =>
  runs ? left - Math.max(0, now - at) : left

/** The clock that runs, in the header: one's own where it does. */
export function HeaderClock({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const words = useTimeWords()
  const running = online.days.clocks.filter(({ runs }) => runs)
  const clock = running.find(({ isMe }) => isMe) ?? running[0]
  const now = useNow(clock === undefined ? null : tickOf(leftOf(clock, Date.now())))
  if (clock === undefined) return null
  const time = words(leftOf(clock, now))
  return (
    <span
      role="timer"
      className={styles.clock}
      data-clock
      data-mine={clock.isMe}
      aria-label={t('days.clockOf', { name: clock.isMe ? t('days.me') : clock.name, time })}
    >
      <Timer aria-hidden="true" size={16} />
      <span aria-hidden="true">{time}</span>
    </span>
  )
}

/** All clocks of a table; nothing where none are used. */
export function ClockList({ online: { days } }: { readonly online: OnlineModel }) {
  const t = useWords()
  const words = useTimeWords()
  const { language } = useSettings()
  const now = useNow(days.clocks.length === 0 ? null : 1000)
  if (days.pace === 'none') return null
  const stateOf = ({ runs, vacation }: ClockModel): string => {
    if (vacation === null) return t(runs ? 'days.clockRuns' : 'days.clockStands')
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(vacation)
    return t('days.clockVacation', { date })
  }
  return (
    <>
      <h3 className={pages.caption}>{t('days.clocks')}</h3>
      <ul className={styles.clocks}>
        {days.clocks.map((clock, n) => (
          <li key={n}>
            {t('days.clockOf', { name: clock.name, time: words(leftOf(clock, now)) })}{' '}
            <small>{stateOf(clock)}</small>
          </li>
        ))}
      </ul>
      <p>
        {t(`days.paceText.${days.pace}`)} {t(`days.timeoutText.${days.timeout}`)}
      </p>
    </>
  )
}
