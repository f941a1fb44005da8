import { useState } from 'react'
import type { ChatLine, OnlineModel, RequestModel, SaidModel } from '../../model/online/onlineModel.ts'
import { usePlay } from '../play/PlayContext.ts'
import notices from '../shell/Notice.module.css'
import { Question } from '../shell/Question.tsx'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { useMuted } from './muted.ts'
import { useForAWhile } from './useForAWhile.ts'
import { useNews } from './useNews.ts'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

/** What is said over the board: a lost connection, a request, a phrase. */
export function OnlineNotices({ online }: { readonly online: OnlineModel }) {
  const { muted } = useMuted()
  const said = online.said !== null && muted.includes(online.said.person) ? null : online.said
  const line = online.talk.lines.findLast(({ person }) => !muted.includes(person))
  // What was said before one came is no news.
  const [first] = useState(line?.n ?? 0)
  return (
    <>
      <Connection online={online} />
      {online.request?.wantsMe === true ? <Asked request={online.request} /> : null}
      {online.request?.isMine === true ? <Asking request={online.request} /> : null}
      <News online={online} />
      {said === null ? null : <Said key={said.n} said={said} />}
      {line === undefined || line.n <= first ? null : <Chatted key={line.n} line={line} />}
    </>
  )
}

function Connection({ online: { isConnected, ended } }: { readonly online: OnlineModel }) {
  const t = useWords()
  if (ended !== null)
    return (
      <div role="alert" className={notices.notice}>
        <span>{t(ended === 'build' ? 'online.ended.build' : 'online.ended.other')}</span>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => location.reload()}
        >
          {t('online.reload')}
        </button>
      </div>
    )
  return isConnected ? null : (
    <div role="status" className={notices.notice} data-lost>
      {t('online.lost')}
    </div>
  )
}

function Asked({ request: { id, by, asked, back } }: { readonly request: RequestModel }) {
  const t = useWords()
  const { table } = usePlay()
  const answer = (agrees: boolean): void => void table.consent(id, agrees)
  return (
    <Question
      title={t('online.askTitle')}
      onClose={() => answer(false)}
      buttons={
        <>
          <button type="button" className={controls.button} onClick={() => answer(false)}>
            {t('online.decline')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => answer(true)}
          >
            {t('online.agree')}
          </button>
        </>
      }
    >
      <p>
        {t('online.asks', { name: by })} {t('online.asksBack', { n: back })}
      </p>
      {asked === '' ? null : <p>{t('online.asksOther', { name: asked })}</p>}
    </Question>
  )
}

function Asking({ request: { waitsFor } }: { readonly request: RequestModel }) {
  const t = useWords()
  return (
    <div role="status" className={notices.notice}>
      {t('online.asked', { names: waitsFor.join(', ') })}
    </div>
  )
}

/** How long a phrase stays, in milliseconds. */
const READ = 6000

/** What happened to the table beside the game, and is worth a word. */
function News({ online }: { readonly online: OnlineModel }) {
  const news = useNews(online)
  return news === null ? null : <Told key={news.n} text={news.text} />
}

function Told({ text }: { readonly text: string }) {
  return useForAWhile(READ) ? (
    <div role="status" className={notices.notice} data-news>
      {text}
    </div>
  ) : null
}

function Said({ said: { by, phrase } }: { readonly said: SaidModel }) {
  const t = useWords()
  return useForAWhile(READ) ? (
    <div role="status" className={notices.notice} data-said={phrase}>
      {t('online.saidBy', { name: by, phrase: t(`phrase.${phrase}`) })}
    </div>
  ) : null
}

function Chatted({ line: { by, text } }: { readonly line: ChatLine }) {
  const t = useWords()
  return useForAWhile(READ) ? (
    <div role="status" className={notices.notice} data-chatted>
      {t('online.saidBy', { name: by, phrase: text })}
    </div>
  ) : null
}
