import { useNavigate } from '@tanstack/react-router'
import { GitBranch, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import type { TurnReview } from '../../model/table/answers.ts'
import { usePlay } from '../play/PlayContext.ts'
import { branchTable } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { reviewWords } from '../words/review.ts'
import styles from './TurnReviewed.module.css'

addWords(reviewWords)

/** What a bot says of the reader's last turn; what would have been better can be played from there, as a game of its own. */
export function TurnReviewed() {
  const t = useWords()
  const { table } = usePlay()
  const [review, setReview] = useState<TurnReview | 'asked' | 'none' | null>(null)
  const ask = (): void => {
    setReview('asked')
    void table.review().then((found) => setReview(found ?? 'none'))
  }
  return (
    <div className={styles.review}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        disabled={review === 'asked'}
        onClick={ask}
      >
        <GraduationCap aria-hidden="true" size={18} />
        {t('review.ask')}
      </button>
      <div role="status">
        {review === 'asked' ? <p>{t('review.thinking')}</p> : null}
        {review === 'none' ? <p>{t('review.none')}</p> : null}
        {review === null || typeof review === 'string' ? null : <Said review={review} />}
      </div>
    </div>
  )
}

function Said({ review: { summary, good, better } }: { readonly review: TurnReview }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const navigate = useNavigate()
  const branch = async (at: number): Promise<void> => {
    const people = snapshot.seats.map(({ person }) => person)
    const opened = await branchTable(table.id, at, people)
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  return (
    <>
      <p>{summary}</p>
      <ul className={styles.said}>
        {good.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {better.map(({ at, text }) => (
          <li key={at}>
            {text}{' '}
            <button
              type="button"
              className={`${controls.button} ${controls.quiet}`}
              onClick={() => void branch(at)}
            >
              <GitBranch aria-hidden="true" size={18} />
              {t('review.branch')}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
