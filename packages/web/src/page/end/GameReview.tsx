import { useEffect, useMemo, useState } from 'react'
import type { Timeline } from '../../model/table/timeline.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useLog } from '../table/useTable.ts'
import { LuckPanel } from './LuckPanel.tsx'
import { diceLuck } from './diceLuck.ts'
import styles from './EndScreen.module.css'
import { Highlights } from './Highlights.tsx'
import { highlights } from './moments.ts'
import { Tallies } from './Tallies.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'

/** How it went: the course in numbers, the moments that counted, what each player did, what the dice did. */
export function GameReview() {
  const { table, snapshot } = usePlay()
  const lines = useLog(table)
  const [timeline, setTimeline] = useState<Timeline | null>(null)
  useEffect(() => {
    let isHere = true
    void table.timeline().then((found) => isHere && setTimeline(found))
    return () => {
      isHere = false
    }
  }, [table, snapshot.version])
  const luck = useMemo(() => diceLuck(lines, snapshot.seats), [lines, snapshot.seats])
  const moments = useMemo(() => (timeline === null ? [] : highlights(timeline, lines)), [timeline, lines])
  if (timeline === null) return null
  return (
    <div className={styles.review}>
      <TimelinePanel timeline={timeline} />
      <Highlights moments={moments} />
      <Tallies tallies={timeline.tallies} />
      <LuckPanel luck={luck} />
    </div>
  )
}
