import type { MouseEvent } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './LogRail.module.css'
import { isNewPart } from './parts.ts'

interface LineProps {
  readonly line: LogLine
  readonly before: LogLine | undefined
  readonly isBarrier: boolean
}

/** One line of the log, under the heading of its round and whose turn it is, or of its phase, where that is new. */
export function Line({ line, before, isBarrier }: LineProps) {
  const t = useWords()
  const { see, undo, snapshot, shown } = usePlay()
  const who = snapshot.seats.find(({ seat }) => seat === line.turn)?.name
  const phase = snapshot.moment.phases.find(({ id }) => id === line.phase)?.name ?? t('log.setup')
  const isFirst = line.answer !== before?.answer
  // A press anywhere on a line shows its moment; the buttons below do so for keys and screen readers.
  const onLine = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button') === null) see(line.answer + 1)
  }
  return (
    <>
      {isNewPart(line, before) ? (
        <h3 className={styles.heading}>
          {line.round === 0 ? phase : `${t('play.round', { n: line.round })} · ${who ?? phase}`}
        </h3>
      ) : null}
      {isBarrier ? <p className={styles.barrier}>{t('undo.barrier')}</p> : null}
      <div
        className={styles.line}
        data-kind={line.kind}
        data-shown={shown.at === line.answer + 1 && shown.at !== shown.length}
        style={{ paddingInlineStart: `${0.5 + line.depth * 0.9}rem` }}
        onClick={onLine}
      >
        <span className={styles.text}>
          <Rich text={line.text} />
        </span>
        {isFirst ? (
          <span className={styles.tools}>
            {line.answer + 1 >= snapshot.length ? null : (
              <button type="button" className={styles.tool} onClick={() => see(line.answer + 1)}>
                {t('log.see')}
              </button>
            )}
            {line.answer < 0 || snapshot.readOnly !== null ? null : (
              <button type="button" className={styles.tool} onClick={() => undo(line.answer)}>
                {t('undo.toHere')}
              </button>
            )}
          </span>
        ) : null}
      </div>
    </>
  )
}
