import { usePlay } from '../play/PlayContext.ts'
import type { Timeline, Track } from '../../model/table/timeline.ts'
import { useWords } from '../words/i18n.ts'
import { roundEnds } from './chart.ts'
import { lookOf, TimelineChart } from './TimelineChart.tsx'
import styles from './Timeline.module.css'

/** The course of the game: a chart, its key, and the same as a table. */
export function TimelinePanel({ timeline }: { readonly timeline: Timeline }) {
  const t = useWords()
  return (
    <section className={styles.panel} aria-labelledby="timeline">
      <h2 id="timeline">{t('end.timeline')}</h2>
      <TimelineChart timeline={timeline} />
      <ul className={styles.key} aria-hidden="true">
        {timeline.tracks.map((track, place) => (
          <li key={track.id}>
            <svg width="32" height="8" className={styles.sample}>
              <line
                x1="0"
                x2="32"
                y1="4"
                y2="4"
                stroke={lookOf(place).colour}
                strokeDasharray={lookOf(place).dash || undefined}
              />
            </svg>
            <TrackName track={track} />
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{t('end.timelineTable')}</summary>
        <RoundTable timeline={timeline} />
      </details>
    </section>
  )
}

const trackWords = { health: 'end.hpOf', threat: 'end.threatOn', progress: 'end.progressOf' } as const

function TrackName({ track }: { readonly track: Track }) {
  const t = useWords()
  return t(trackWords[track.kind], { name: track.name })
}

/** What every number was at the end of each round. */
function RoundTable({ timeline: { at, rounds, tracks } }: { readonly timeline: Timeline }) {
  const t = useWords()
  const { see } = usePlay()
  return (
    <div className={styles.scroll} role="group" aria-label={t('end.timelineTable')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('end.round')}</th>
            {tracks.map((track) => (
              <th key={track.id} scope="col">
                <TrackName track={track} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundEnds(rounds).map((i) => (
            <tr key={i}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.moment}
                  aria-label={t('end.seeMoment', { round: rounds[i] ?? 0, n: at[i] ?? 0 })}
                  onClick={() => see(at[i] ?? 0)}
                >
                  {rounds[i]}
                </button>
              </th>
              {tracks.map(({ id, values }) => (
                <td key={id}>{values[i] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
