import { useEffect, useRef, useState } from 'react'
import type { OnlineModel, RequestModel } from '../../model/online/onlineModel.ts'
import { usePlay } from '../play/PlayContext.ts'
import { addWords, type Say, useWords } from '../words/i18n.ts'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface News {
  readonly n: number
  readonly text: string
}

/** What of a table news is made of. */
interface Known {
  readonly length: number
  readonly request: Pick<RequestModel, 'isMine'> | null
}

interface Seen extends Known {
  readonly here: readonly string[]
}

/** The last thing worth a word that happened while one looked: what came of a request, and who came for the first time. */
export function useNews(online: OnlineModel): News | null {
  const t = useWords()
  const { length } = usePlay().snapshot
  const [news, setNews] = useState<News | null>(null)
  const before = useRef<Seen | null>(null)
  useEffect(() => {
    const here = online.people.filter(({ isHere, isMe, isWatching }) => isHere && !isMe && !isWatching)
    const ids = here.map(({ id }) => id)
    const known = before.current
    // Who was here once is no news when they come again.
    before.current = { length, request: online.request, here: [...new Set([...(known?.here ?? []), ...ids])] }
    // Those who are there when one comes are no news either.
    if (known === null) return
    const came = here.find(({ id }) => !known.here.includes(id))
    const text =
      toldOf(known, before.current, t) ?? (came === undefined ? null : t('online.came', { name: came.name }))
    if (text !== null) setNews((last) => ({ n: (last?.n ?? 0) + 1, text }))
  }, [length, online, t])
  return news
}

/** What came of a request, when it is there no more; null where that is no news. */
export function toldOf({ request, length }: Known, now: Known, t: Say): string | null {
  if (request === null || now.request !== null) return null
  if (now.length < length) return t('online.takenBack', { n: length - now.length })
  return request.isMine ? t('online.declined') : null
}
