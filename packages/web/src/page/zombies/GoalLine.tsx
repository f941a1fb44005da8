import { ChevronDown, ChevronUp, Flag } from 'lucide-react'
import { useState } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { MissionPanel } from './MissionPanel.tsx'
import styles from './GoalLine.module.css'
import { boardAt } from './useTableau.ts'

/** Where there is no rail: the next goal in one line, the whole mission behind it. */
export function GoalLine({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const board = boardAt(usePlay().shown)
  const [isOpen, setOpen] = useState(false)
  const next = board.goals.find(({ have, need }) => have < need) ?? board.goals[0]
  const alive = board.players.filter(({ zone }) => zone !== '')
  const weak = alive.toSorted((a, b) => a.health.now - b.health.now)[0]
  return (
    <div className={`${styles.place} ${className ?? ''}`}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-goals
      >
        <Flag aria-hidden="true" size={18} />
        <span className={styles.goal}>
          {next === undefined ? null : (
            <RichLinksContext value={null}>
              <Rich text={next.text} />{' '}
              <b>
                {next.have}/{next.need}
              </b>
            </RichLinksContext>
          )}
        </span>
        {weak === undefined ? null : (
          <span className={styles.weak}>{t('mz.weakest', { names: weak.name, n: weak.health.now })}</span>
        )}
        {isOpen ? <ChevronUp aria-hidden="true" size={18} /> : <ChevronDown aria-hidden="true" size={18} />}
      </button>
      {isOpen ? (
        <div className={styles.sheet}>
          <MissionPanel />
        </div>
      ) : null}
    </div>
  )
}
