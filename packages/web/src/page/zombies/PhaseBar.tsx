import '@fontsource/saira-stencil-one/400.css'
import './quarantine.css'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { DangerBars } from './Gauges.tsx'
import styles from './PhaseBar.module.css'
import { boardAt } from './useTableau.ts'

const levels = ['blue', 'yellow', 'orange', 'red'] as const

/** The mission, the round, the phases, and the team's Danger Level, by which Spawn cards are read. */
export function PhaseBar() {
  const t = useWords()
  const { shown } = usePlay()
  const { moment } = shown
  const { map, players, danger } = boardAt(shown)
  const had = players.filter(({ state }) => state !== 'active' && state !== 'waiting').length
  return (
    <div className={styles.bar}>
      <span className={styles.mission}>
        <b>{map.name}</b> {map.mission}
      </span>
      <strong className={styles.round}>
        <span className={styles.long}>{t('play.round', { n: moment.round })}</span>
        <span className={styles.short} aria-hidden="true">
          {t('mz.roundShort', { n: moment.round })}
        </span>
      </strong>
      <ol className={styles.phases}>
        {moment.phases.map(({ id, name }) => (
          <li key={id} aria-current={id === moment.phase ? 'step' : undefined} className={styles.phase}>
            {name}
            {id === 'players' && id === moment.phase ? ` ${had}/${players.length}` : ''}
          </li>
        ))}
      </ol>
      <span className={styles.danger} data-level={danger} title={t('mz.dangerSays')}>
        <DangerBars level={danger} />
        <span>{t(`mz.level.${levels[danger] ?? 'blue'}`)}</span>
      </span>
    </div>
  )
}
