import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { saveText } from '../log/saveText.ts'
import { usePlay } from '../play/PlayContext.ts'
import { saveFile } from '../saves/file.ts'
import { useLog } from '../table/useTable.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Again } from './Again.tsx'
import styles from './EndScreen.module.css'
import { TimelinePanel } from './TimelinePanel.tsx'

/** How it ended, why, how it went, and what next. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const lines = useLog(table)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { outcome } = snapshot
  if (outcome === null) return null
  const save = async (): Promise<void> => saveFile(`quadriga-${snapshot.game}.json`, await table.export())
  return (
    <div className={styles.end} data-outcome={outcome.mine ? 'won' : outcome.kind}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        <Verdict />
      </h1>
      <p className={styles.cause}>
        <Rich text={outcome.cause} />
      </p>
      <p>
        {t('end.rounds', { n: snapshot.moment.round })} · {t('end.answers', { n: snapshot.length })}
      </p>
      {snapshot.assisted ? <p className={styles.mark}>{t('end.assisted')}</p> : null}
      {snapshot.chanceByHand ? <p className={styles.mark}>{t('end.chanceByHand')}</p> : null}
      <Again />
      <p className={styles.buttons}>
        <Link to="/replay/$id" params={{ id: table.id }} className={controls.button}>
          {t('replay.watch')}
        </Link>
        <button type="button" className={controls.button} onClick={onLook}>
          {t('end.look')}
        </button>
        <button type="button" className={controls.button} onClick={() => void save()}>
          {t('play.export')}
        </button>
        <button type="button" className={controls.button} onClick={() => saveText(t, snapshot, lines)}>
          {t('replay.textFile')}
        </button>
        <Link to="/" className={controls.button}>
          {t('end.home')}
        </Link>
      </p>
      <TimelinePanel />
    </div>
  )
}

function Verdict() {
  const t = useWords()
  const { outcome, seats } = usePlay().snapshot
  if (outcome === null) return null
  if (outcome.kind === 'draw') return t('end.draw')
  const names = outcome.winners.map((seat) => seats.find((one) => one.seat === seat)?.name ?? '')
  if (outcome.mine) return t('end.won')
  return names.length > 0
    ? `${t('end.lost')} · ${t('end.wonBy', { names: names.join(', ') })}`
    : t('end.lost')
}
