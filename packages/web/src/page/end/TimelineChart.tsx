import type { Timeline, Track } from '../../model/table/timeline.ts'
import { useMedia } from '../shell/useMedia.ts'
import { useWords } from '../words/i18n.ts'
import { type Box, roundEnds, stepPath, ticks, xOf, yOf } from './chart.ts'
import styles from './Timeline.module.css'

const wide: Box = { width: 720, height: 260, left: 36, right: 12, top: 10, bottom: 26 }
/** On a phone the drawing is as wide as the screen, so that its numbers can be read. */
const narrow: Box = { ...wide, width: 340, height: 220, left: 28 }

/** Dashes tell lines apart where colours do not. */
const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2', '12 6']

/** How a track is drawn: by its place among the others. */
export function lookOf(place: number): { readonly dash: string; readonly colour: string } {
  return { dash: dashes[place % dashes.length] ?? '', colour: `var(--track-${place % dashes.length})` }
}

/** The numbers of a game over its answers, as lines; the table beside it says the same in words. */
export function TimelineChart({ timeline }: { readonly timeline: Timeline }) {
  const t = useWords()
  const box = useMedia('(max-width: 599px)') ? narrow : wide
  const { at, rounds, tracks } = timeline
  const last = at.at(-1) ?? 0
  const most = Math.max(1, ...tracks.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('end.timelineText', { n: last })}
    >
      {ticks(most).map((n) => (
        <g key={n} className={styles.tick}>
          <line x1={box.left} x2={box.width - box.right} y1={yOf(box, n, most)} y2={yOf(box, n, most)} />
          <text x={box.left - 6} y={yOf(box, n, most) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      <Rounds box={box} at={at} rounds={rounds} last={last} />
      {tracks.map((track, place) => (
        <Steps key={track.id} box={box} track={track} place={place} at={at} most={most} />
      ))}
    </svg>
  )
}

interface RoundsProps {
  readonly box: Box
  readonly at: readonly number[]
  readonly rounds: readonly number[]
  readonly last: number
}

function Rounds({ box, at, rounds, last }: RoundsProps) {
  const t = useWords()
  const ends = roundEnds(rounds)
  // So many names fit side by side.
  const every = Math.max(1, Math.ceil(ends.length / (box.width / 60)))
  return ends.map((i, n) => {
    const x = xOf(box, at[i] ?? 0, last)
    return (
      <g key={i} className={styles.round}>
        {i === at.length - 1 ? null : <line x1={x} x2={x} y1={box.top} y2={box.height - box.bottom} />}
        {n % every === 0 && (rounds[i] ?? 0) > 0 ? (
          <text
            x={(x + xOf(box, at[ends[n - 1] ?? 0] ?? 0, last)) / 2}
            y={box.height - 8}
            textAnchor="middle"
          >
            {t('end.roundShort', { n: rounds[i] ?? 0 })}
          </text>
        ) : null}
      </g>
    )
  })
}

interface StepsProps {
  readonly box: Box
  readonly track: Track
  readonly place: number
  readonly at: readonly number[]
  readonly most: number
}

function Steps({ box, track, place, at, most }: StepsProps) {
  const { dash, colour } = lookOf(place)
  return (
    <path
      className={styles.track}
      d={stepPath(box, at, track.values, most)}
      stroke={colour}
      strokeDasharray={dash === '' ? undefined : dash}
    />
  )
}
