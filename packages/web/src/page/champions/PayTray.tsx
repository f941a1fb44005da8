import { Wand2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Resources } from '../cards/Resources.tsx'
import { toggle, useChoosing } from '../play/choosing.ts'
import { givenBy, missingTypes } from '../play/completeAnswer.ts'
import { useResourceNames } from '../play/useResourceNames.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './PayTray.module.css'
import { championsSkin } from './skin.ts'

/** A payment: the cost as empty places that resources fill; filled in beforehand, every source can be swapped. */
export function PayTray({ question }: { readonly question: Question }) {
  const t = useWords()
  const { picks } = useChoosing()
  const nameOf = useResourceNames()
  const given = givenBy(question, picks)
  const missing = missingTypes(question.need, given)
  const wasted = Math.max(0, given.length - question.min)
  const open = Math.max(0, question.min - given.length)
  return (
    <div className={styles.tray}>
      <p className={styles.cost} role="status">
        <span className={styles.places} aria-hidden="true">
          <Resources resources={given} skin={championsSkin} />
          {Array.from({ length: open }, (_, place) => (
            // Empty places are alike.
            <i key={place} className={styles.empty} />
          ))}
        </span>
        <span>{t('play.pay', { given: given.length, cost: question.min })}</span>
        {wasted > 0 ? <b className={styles.wasted}>{t('play.overpaid', { n: wasted })}</b> : null}
        {missing.length > 0 ? (
          <b className={styles.wasted}>{t('play.needs', { types: missing.map(nameOf).join(', ') })}</b>
        ) : null}
        {question.suggested === null ? null : (
          <button
            type="button"
            className={styles.fill}
            onClick={() => useChoosing.setState({ picks: question.suggested ?? [] })}
          >
            <Wand2 size={15} aria-hidden /> {t('play.prefill')}
          </button>
        )}
      </p>
      <ul className={styles.sources} style={{ '--sources': question.choices.length } as CSSProperties}>
        {question.choices.map((choice, place) => (
          <li key={choice.key}>
            <Source
              question={question}
              choice={choice}
              number={place + 1}
              isPicked={picks.includes(choice.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SourceProps {
  readonly question: Question
  readonly choice: Choice
  readonly number: number
  readonly isPicked: boolean
}

function Source({ question, choice, number, isPicked }: SourceProps) {
  const nameOf = useResourceNames()
  return (
    <button
      type="button"
      className={styles.source}
      aria-pressed={isPicked}
      aria-keyshortcuts={number < 10 ? `${number}` : undefined}
      data-option={choice.key}
      onClick={() => toggle(question, choice.key)}
    >
      <span className={styles.number} aria-hidden="true">
        {number < 10 ? number : '·'}
      </span>
      <span>
        <Rich text={choice.label} skin={championsSkin} />
      </span>
      <span className={styles.unseen}>{choice.gives.map(nameOf).join(', ')}</span>
      <span aria-hidden="true">
        <Resources resources={choice.gives} skin={championsSkin} />
      </span>
    </button>
  )
}
