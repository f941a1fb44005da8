import { useEffect } from 'react'
import { gameNames } from '../../model/table/gameNames.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useStandingAnswer } from '../passing/usePassing.ts'
import { type Say, useWords } from '../words/i18n.ts'
import type { Play } from './PlayContext.ts'

const USUAL = document.title

/** Who decides, in the title: to be seen also where another page of the browser is in front. */
export function useTitle({ snapshot, question }: Play): void {
  const t = useWords()
  const isPassed = useStandingAnswer(snapshot, question) !== null
  const seat = question === null || isPassed ? null : question.seat
  const decides =
    seat === null ? waitedFor(snapshot, t) : t('play.yourTurn', { name: nameOf(snapshot, seat) })
  const title = [...(decides === '' ? [] : [decides]), gameNames[snapshot.game]].join(' · ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = USUAL
    }
  }, [title])
}

const nameOf = ({ seats }: Snapshot, seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? ''

/** Whose move it is, where it is somebody else's. */
function waitedFor({ waiting, online }: Snapshot, t: Say): string {
  const asked = waiting.find(({ open }) => !open)
  if (asked === undefined) return ''
  if (asked.holder === 'bot') return t('play.thinking', { name: asked.name })
  const owner = online?.seats.find(({ seat }) => seat === asked.seat)?.owner ?? ''
  return owner === ''
    ? t('play.waiting', { name: asked.name })
    : t('online.waiting', { name: owner, hero: asked.name })
}
