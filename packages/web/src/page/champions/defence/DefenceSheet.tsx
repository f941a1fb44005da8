import { useEffect, useRef } from 'react'
import type { Seat } from '@quadriga/kernel'
import { usePlay } from '../../play/PlayContext.ts'
import { useWords } from '../../words/i18n.ts'
import { ChoiceButtons } from '../../dock/ChoiceButtons.tsx'
import type { Question } from '../../../model/table/question.ts'
import { AttackBlock } from './AttackBlock.tsx'
import { keyOf } from './attacks.ts'
import { DefenceSums } from './DefenceSums.tsx'
import styles from './DefenceSheet.module.css'
import { type Defending, useDefending } from './useDefending.ts'

/**
 * Who defends, for all hands of one person at once: a column for each player with a block for each attack in player order,
 * an answer chosen already, and what it all comes to. The rules still ask seat by seat; the plan answers.
 */
export function DefenceSheet({ question }: { readonly question: Question }) {
  const defending = useDefending()
  useFollowing(defending === 'soon' ? null : defending)
  if (defending === null) return <ChoiceButtons question={question} choices={question.choices} />
  if (defending === 'soon') return null
  if (defending.isBusy) return <Following />
  return <Sheet defending={defending} />
}

/** Answers as it was planned, once for each question: what else changes meanwhile is no new one. */
function useFollowing(defending: Defending | null): void {
  const answered = useRef(-1)
  useEffect(() => {
    const { meant, question, follow } = defending ?? {}
    if (meant?.kind !== 'answers' || question === undefined || answered.current === question.id) return
    answered.current = question.id
    follow?.(meant.picks)
  }, [defending])
}

function Following() {
  const t = useWords()
  return <p className={styles.following}>{t('defend.following')}</p>
}

function Sheet({ defending }: { readonly defending: Defending }) {
  const t = useWords()
  const { snapshot } = usePlay()
  const { attacks, forecast, meant } = defending
  const changed = meant?.kind === 'asks' ? meant.changed : null
  return (
    <div className={styles.sheet} data-defences data-covers-hand>
      <div className={styles.head}>
        <p className={styles.title}>
          <b>{t('defend.who')}</b>{' '}
          <span className={styles.aside}>
            {changed === null ? t('defend.all', { n: attacks.length }) : t('defend.changed')}
          </span>
        </p>
        <DefenceSums defending={defending} forecast={forecast} />
      </div>
      <div className={styles.columns} data-seats={snapshot.seats.length}>
        {snapshot.seats.map(({ seat }) => (
          <div key={seat} className={styles.column}>
            <Schemes seat={seat} defending={defending} />
            {attacks
              .filter((attack) => attack.seat === seat)
              .map((attack, n) => (
                <AttackBlock
                  key={keyOf(attack)}
                  attack={attack}
                  defending={defending}
                  isFirst={n === 0}
                  isChanged={keyOf(attack) === changed}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Enemies that scheme instead of attacking this player: nobody can defend against that. */
function Schemes({ seat, defending }: { readonly seat: Seat; readonly defending: Defending }) {
  const t = useWords()
  const { shown } = usePlay()
  const schemes = defending.forecast.activations.filter((one) => one.does === 'scheme' && one.seat === seat)
  return schemes.map(({ enemy }) => (
    <p key={enemy} className={styles.scheme}>
      {t('defend.schemes', { name: shown.board.pieces[enemy]?.name ?? '' })}
    </p>
  ))
}
