import { GraduationCap } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isReaction } from '../passing/standing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { guideWords } from '../words/guide.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { Bubble } from './Bubble.tsx'
import { guidedOnce } from './guidedOnce.ts'
import { doneAfter, isOver, stepDue } from './guideProgress.ts'
import { guides } from './guides.ts'
import type { GuidedTurn, GuideStep } from './guideStep.ts'
import { useGuideStore } from './guideStore.ts'
import { useGuidedStart } from './useGuidedStart.ts'

addWords(guideWords)

/** A table with at most so many answers has just begun, even where a bot went first. */
const FRESH = 12

/** The guided first turn of a table, or its offer at the first table of a game. Mount it within the table screen. */
export function Guide() {
  const { table, snapshot } = usePlay()
  const followed = useGuideStore((guide) => guide.table)
  const isKnown = useSettings(({ guided }) => guided.includes(snapshot.game))
  const guide = guides[snapshot.game]
  if (guide === undefined || snapshot.readOnly !== null || snapshot.outcome !== null) return null
  if (followed === table.id) return <Following guide={guide} />
  return isKnown || snapshot.length > FRESH ? null : <Offer />
}

function Following({ guide: { steps } }: { readonly guide: GuidedTurn }) {
  const t = useWords()
  const { snapshot, question, film } = usePlay()
  const { done, mark, stop } = useGuideStore()
  const due = stepDue(steps, done, { snapshot, question })
  // A step is over when what it waited for has come true after it was shown.
  const shown = useRef<GuideStep | null>(null)
  useEffect(() => {
    const seen = { snapshot, question }
    const now = doneAfter(shown.current, done, seen)
    shown.current = stepDue(steps, now, seen)
    if (now !== done) mark(now)
  }, [snapshot, question, steps, done, mark])
  useEffect(() => {
    if (isOver(steps, done)) stop()
  }, [steps, done, stop])
  // What happens is looked at first.
  if (due === null || film !== null) return null
  const place = steps.indexOf(due) + 1
  return (
    <Bubble key={due.id} target={due.points} snapshot={snapshot} says={t(due.says)}>
      <span>{t('guide.place', { n: place, all: steps.length })}</span>
      {due === steps.at(-1) ? null : (
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={stop}>
          {t('guide.skip')}
        </button>
      )}
      {due.until === 'read' ? (
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => mark([...done, due.id])}
        >
          {t(due === steps.at(-1) ? 'guide.finish' : 'guide.next')}
        </button>
      ) : null}
    </Bubble>
  )
}

/** Asked once for each game. */
function Offer() {
  const t = useWords()
  const { snapshot, question } = usePlay()
  const { isBusy, start } = useGuidedStart(snapshot.game)
  // Who has answered something has begun without it.
  const [first, setFirst] = useState<number | null>(null)
  const now = question === null || isReaction(question) ? null : question.id
  if (first === null && now !== null) setFirst(now)
  if (first !== null && now !== first) return null
  return (
    <Bubble target={null} snapshot={snapshot} says={t('guide.offerText')}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => guidedOnce(snapshot.game)}
      >
        {t('guide.decline')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        disabled={isBusy}
        onClick={start}
      >
        <GraduationCap aria-hidden="true" size={18} />
        {t('guide.accept')}
      </button>
    </Bubble>
  )
}
