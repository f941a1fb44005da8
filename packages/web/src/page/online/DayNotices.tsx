import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConflictModel, OnlineModel } from '../../model/online/onlineModel.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { tellSince } from '../film/reel.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import { useForAWhile } from './useForAWhile.ts'
import notices from '../shell/Notice.module.css'
import controls from '../theme/controls.module.css'
import { Rich } from '../text/Rich.tsx'
import { addWords, useWords } from '../words/i18n.ts'
import { dayWords } from '../words/days.ts'
import { togetherWords } from '../words/together.ts'

addWords(dayWords)
addWords(togetherWords)

/** What a table over days says over the board. */
export function DayNotices({ online }: { readonly online: OnlineModel }) {
  const { awayFrom, elsewhere, conflict } = online.days
  return (
    <>
      {online.waiting === 0 ? null : (
        <WaitingAnswers n={online.waiting} isKept={online.days.pace !== 'live'} />
      )}
      {conflict === null ? null : <CameLate key={conflict.n} conflict={conflict} />}
      {awayFrom === null ? null : <SinceAway from={awayFrom} />}
      {elsewhere === null ? null : (
        <Elsewhere key={elsewhere.n} table={elsewhere.table} game={gameNames[elsewhere.game]} />
      )}
      <BotForMe online={online} />
    </>
  )
}

/** What was answered without a network is kept until it is back. */
function WaitingAnswers({ n, isKept }: { readonly n: number; readonly isKept: boolean }) {
  const t = useWords()
  return (
    <div role="status" className={notices.notice} data-waiting={n}>
      {t('days.waiting', { n })} {isKept ? t('days.waitingKept') : null}
    </div>
  )
}

/** Milliseconds in which somebody who comes back has read why their answer was not taken. */
const TO_READ = 20_000

/** What was answered without a network was not taken: the table had moved on. It goes by itself. */
function CameLate({ conflict: { refusals } }: { readonly conflict: ConflictModel }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(true)
  const isNew = useForAWhile(TO_READ)
  if (!isOpen || !isNew) return null
  return (
    <div role="alert" className={notices.notice} data-came-late>
      <span>
        {t('days.cameLate')}{' '}
        {refusals.map(({ text }, n) => (
          <Rich key={n} text={text} />
        ))}
      </span>
      <button type="button" className={controls.button} onClick={() => setOpen(false)}>
        {t('days.close')}
      </button>
    </div>
  )
}

function SinceAway({ from }: { readonly from: number }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const { film } = useSettings()
  const [isOpen, setOpen] = useState(true)
  // Counted once, when the reader comes back: what happens later is seen as it happens.
  const [n] = useState(() => Math.max(1, snapshot.length - from))
  if (!isOpen) return null
  const watch = (): void => {
    setOpen(false)
    void tellSince(table, from)
  }
  return (
    <div role="status" className={notices.notice} data-away-from={from}>
      <span>{t('days.sinceAway', { n })}</span>
      {film === 0 ? null : (
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={watch}>
          {t('days.watch')}
        </button>
      )}
      <button type="button" className={controls.button} onClick={() => setOpen(false)}>
        {t('days.close')}
      </button>
    </div>
  )
}

function Elsewhere({ table, game }: { readonly table: string; readonly game: string }) {
  const t = useWords()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div role="status" className={notices.notice} data-elsewhere={table}>
      <span>{t('days.elsewhere', { game })}</span>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => void navigate({ to: '/online/$id', params: { id: table } })}
      >
        {t('days.goThere')}
      </button>
      <button type="button" className={controls.button} onClick={() => setOpen(false)}>
        {t('days.close')}
      </button>
    </div>
  )
}

/** A bot plays a seat of the reader: because they said so, or because their time ran out. */
function BotForMe({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const seat = online.seats.find(({ isMine, isPlayedByBot }) => isMine && isPlayedByBot)
  if (seat === undefined || snapshot.outcome !== null) return null
  return (
    <div role="status" className={notices.notice} data-bot-for-me>
      <span>{t('days.botPlays', { hero: seat.hero })}</span>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => void table.give(seat.seat, 'me')}
      >
        {t('online.takeBack', { hero: seat.hero })}
      </button>
    </div>
  )
}
